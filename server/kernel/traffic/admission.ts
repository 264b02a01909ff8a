import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { busy } from '#contract/kernel/errors.ts';
import type { Deps } from '#server/deps.ts';
import { sayBusyInJson } from './busy.ts';
import { CLASSES, classOfPath, type TrafficClass } from './classes.ts';
import { openLines } from './lines.ts';
import { answerWhenMade, holdWhileWorking, type Place, placeOf } from './place.ts';
import type { Begin, NotServed } from './turns.ts';

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
    /** Takes the place of an upload once its body is there; rejects with UNAVAILABLE. Null for every other request. */
    takePlace: (() => Promise<void>) | null;
  }
}

type World = Pick<Deps, 'metrics' | 'random'>;

/** Whose request it is, among which the places of a class are shared; undefined where it is not asked. */
export type WhoseOf = (request: FastifyRequest, traffic: TrafficClass) => Promise<string | undefined> | undefined;

/**
 * Admits requests by their class: each class has a number of places and a line of a certain length and patience; the
 * rest are told when to come again (docs/behaviour.md 1.5, 503). A request that cannot even wait is refused before its
 * body is read and its caller is looked up. Register this before every route and before everything that takes time.
 */
export function registerAdmission(
  app: FastifyInstance,
  world: World,
  classes = CLASSES,
  whoseOf: WhoseOf = () => undefined,
): void {
  const lines = openLines(world, classes);
  const classOf = ({ routeOptions: { config, url = '' }, method }: FastifyRequest): TrafficClass =>
    config.traffic ?? classOfPath(method, url);
  const turnAway = (request: FastifyRequest, reply: FastifyReply, traffic: TrafficClass, why: NotServed): void => {
    (request.routeOptions.config.sayBusy ?? sayBusyInJson)(request, reply, lines.turnedAway(traffic, why));
  };

  app.decorateRequest('place', null);
  app.decorateRequest('takePlace', null);
  app.addHook('onRoute', holdWhileWorking);
  app.addHook('onRequest', (request, reply, done) => {
    const traffic = classOf(request);
    if (lines.of(traffic).isFull()) turnAway(request, reply, traffic, 'full');
    else done();
  });
  /** Takes a place when there is one; calls `refused` when there is none for this request, and neither once it is gone. */
  const enter = (
    { request, reply, whose }: { request: FastifyRequest; reply: FastifyReply; whose?: string | undefined },
    begin: () => void,
    refused: (why: NotServed) => void,
  ): void => {
    const line = lines.of(classOf(request));
    let goes = (): void => leave();
    reply.raw.once('close', () => goes());
    const rejoin = (again: Begin): void => line.rejoin(again, whose);
    const leave = line.join(
      (giveBack) => {
        request.place = placeOf(giveBack, rejoin, lines.lent);
        goes = request.place.answered;
        begin();
      },
      refused,
      whose,
    );
  };
  // The body has arrived by now, so whoever sends it slowly holds no place; that of an upload is read by its handler.
  app.addHook('preValidation', (request, reply, done) => {
    const traffic = classOf(request);
    // A caller who has gone meanwhile would never leave the line.
    if (reply.raw.destroyed) return void reply.hijack();
    if (traffic === 'upload') {
      request.takePlace = () =>
        new Promise((resolve, reject) => {
          // Whoever goes while waiting leaves the line, and what waits for the place must end.
          reply.raw.once('close', () => reject(busy()));
          if (reply.raw.destroyed) return reject(busy());
          enter({ request, reply }, resolve, (why) => reject(busy(lines.turnedAway(traffic, why))));
        });
      return done();
    }
    const enters = (whose?: string) => {
      if (reply.raw.destroyed) return void reply.hijack();
      enter({ request, reply, whose }, done, (why) => turnAway(request, reply, traffic, why));
    };
    const asked = whoseOf(request, traffic);
    if (asked) asked.then(enters, done);
    else enters();
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
