import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { GivenUp } from '#server/platform/turns.ts';
import { sayBusyInJson } from './busy.ts';
import { CLASSES, classByPlace, type TrafficClass } from './classes.ts';
import { turnAwayAtTheDoor } from './door.ts';
import { openLines } from './lines.ts';
import { answerWhenMade, holdWhileWorking, type Place, placeOf } from './place.ts';

/** Answers that somebody should come again in so many whole seconds; as cheap as can be, for it is said to thousands. */
export type SayBusy = (request: FastifyRequest, reply: FastifyReply, seconds: number) => FastifyReply;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose share of the server a route takes; else classByPlace says. */
    traffic?: TrafficClass;
    sayBusy?: SayBusy;
  }
  interface FastifyRequest {
    place: Place | null;
  }
}

type World = Pick<Deps, 'config' | 'metrics' | 'random'>;

/**
 * Lets requests in by their class: so many at once, so many in line and for so long; the rest are told when to come again
 * (docs/behaviour.md 1.5, 503). Whoever cannot even wait is told before the body is read and anybody is looked up. To be
 * registered before every route, and before everything that takes time.
 */
export function registerAdmission(app: FastifyInstance, world: World, classes = CLASSES): void {
  const lines = openLines(world, classes);
  const classOf = ({ routeOptions: { config }, method, url }: FastifyRequest): TrafficClass =>
    config.traffic ?? classByPlace(method, url);
  const turnAway = (request: FastifyRequest, reply: FastifyReply, traffic: TrafficClass, why: GivenUp): void => {
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
  // By now the body is there: somebody who sends it slowly keeps no place from anybody.
  app.addHook('preValidation', (request, reply, done) => {
    const traffic = classOf(request);
    // Whoever has gone meanwhile would never leave the line.
    if (reply.raw.destroyed) return void reply.hijack();
    let goes = (): void => {
      leave();
      lines.note(traffic);
    };
    reply.raw.once('close', () => goes());
    const leave = lines.of(traffic).join(
      (giveBack) => {
        request.place = placeOf(() => {
          giveBack();
          lines.note(traffic);
        });
        goes = request.place.answered;
        done();
      },
      (why) => {
        turnAway(request, reply, traffic, why);
        lines.note(traffic);
      },
    );
    lines.note(traffic);
  });
  // By now the answer is made: somebody who reads it slowly keeps no place either.
  app.addHook('onSend', (request, _reply, payload, done) => {
    answerWhenMade(request.place, payload);
    done();
  });
}

/** For the routes of a plugin: `own.addHook('onRoute', routed({ traffic: 'gate' }))`. What a route says itself stands. */
export const routed =
  (config: Pick<FastifyContextConfig, 'traffic' | 'sayBusy'>) =>
  (route: RouteOptions): void => {
    route.config = { ...config, ...route.config };
  };
