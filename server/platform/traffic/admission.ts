import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { NotServed } from '#server/platform/turns.ts';
import { sayBusyInJson } from './busy.ts';
import { CLASSES, classOfPath, type TrafficClass } from './classes.ts';
import { turnAwayAtTheDoor } from './door.ts';
import { openLines } from './lines.ts';
import { answerWhenMade, holdWhileWorking, type Place, placeOf } from './place.ts';

/** Tells a caller to come again in a whole number of seconds. As cheap as possible, for it is said to thousands. */
export type SayBusy = (request: FastifyRequest, reply: FastifyReply, seconds: number) => FastifyReply;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The class of traffic in which a route counts; without one, the path decides (classOfPath). */
    traffic?: TrafficClass;
    sayBusy?: SayBusy;
  }
  interface FastifyRequest {
    place: Place | null;
  }
}

type World = Pick<Deps, 'config' | 'metrics' | 'random'>;

/**
 * Admits requests by their class: each class has a number of places and a line of a certain length and patience; the
 * rest are told when to come again (docs/behaviour.md 1.5, 503). A request that cannot even wait is refused before its
 * body is read and its caller is looked up. Register this before every route and before everything that takes time.
 */
export function registerAdmission(app: FastifyInstance, world: World, classes = CLASSES): void {
  const lines = openLines(world, classes);
  const classOf = ({ routeOptions: { config }, method, url }: FastifyRequest): TrafficClass =>
    config.traffic ?? classOfPath(method, url);
  const turnAway = (request: FastifyRequest, reply: FastifyReply, traffic: TrafficClass, why: NotServed): void => {
    (request.routeOptions.config.sayBusy ?? sayBusyInJson)(request, reply, lines.turnedAway(traffic, why));
  };

  turnAwayAtTheDoor(app, world.config, lines);
  app.decorateRequest('place', null);
  app.addHook('onRoute', holdWhileWorking);
  app.addHook('onRequest', (request, reply, done) => {
    const traffic = classOf(request);
    if (lines.of(traffic).isFull()) turnAway(request, reply, traffic, 'full');
    else done();
  });
  // The body has arrived by now, so whoever sends it slowly holds no place.
  app.addHook('preValidation', (request, reply, done) => {
    const traffic = classOf(request);
    // A caller who has gone meanwhile would never leave the line.
    if (reply.raw.destroyed) return void reply.hijack();
    let goes = (): void => leave();
    reply.raw.once('close', () => goes());
    const leave = lines.of(traffic).join(
      (giveBack) => {
        request.place = placeOf(giveBack);
        goes = request.place.answered;
        done();
      },
      (why) => turnAway(request, reply, traffic, why),
    );
  });
  // The answer is made by now, so whoever reads it slowly holds no place either.
  app.addHook('onSend', (request, _reply, payload, done) => {
    answerWhenMade(request.place, payload);
    done();
  });
}

/**
 * Sets the class for all routes of a plugin: `own.addHook('onRoute', routed({ traffic: 'gate' }))`. A class that a
 * route names itself stays.
 */
export const routed =
  (config: Pick<FastifyContextConfig, 'traffic' | 'sayBusy'>) =>
  (route: RouteOptions): void => {
    route.config = { ...config, ...route.config };
  };
