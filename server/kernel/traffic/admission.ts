import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { busy } from '#contract/kernel/errors.ts';
import type { Deps } from '#server/deps.ts';
import { sayBusyInJson } from './busy.ts';
import { CLASSES, classOfPath, type TrafficClass } from './classes.ts';
import { openLines } from './lines.ts';
import { answerWhenMade, holdWhileWorking, placeOf, type RequestPlace } from './place.ts';
import type { NotServed } from './semaphore.ts';

/** Tells a caller to come again in a whole number of seconds. As cheap as possible, for it is said to thousands. */
export type SayBusy = (request: FastifyRequest, reply: FastifyReply, seconds: number) => FastifyReply;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The class of traffic in which a route counts; without one, the path decides (classOfPath). */
    traffic?: TrafficClass;
    sayBusy?: SayBusy;
  }
  interface FastifyRequest {
    place: RequestPlace | null;
    /** Takes the place of an upload once its body is there; rejects with UNAVAILABLE. Null for every other request. */
    takePlace: (() => Promise<void>) | null;
  }
}

type World = Pick<Deps, 'metrics' | 'random'>;

/** The class in which a request counts, and whose it is there: callers share the places of a class. */
export interface Sharer {
  traffic: TrafficClass;
  whose: string | undefined;
}

/** Finds out whose a request of a class is; undefined where it is not asked. */
export type SharerOf = (request: FastifyRequest, traffic: TrafficClass) => Promise<Sharer> | undefined;

/**
 * Admits requests by their class: each class has a number of places and a line of a certain length and patience; the
 * rest are told when to come again (docs/behaviour.md 1.5, 503). A request that cannot even wait is refused before its
 * body is read and its caller is looked up. Register this before every route and before everything that takes time.
 */
export function registerAdmission(
  app: FastifyInstance,
  world: World,
  classes = CLASSES,
  sharerOf: SharerOf = () => undefined,
): void {
  const lines = openLines(world, classes);
  const classOf = ({ routeOptions: { config, url = '' }, method, headers }: FastifyRequest): TrafficClass => {
    const traffic = config.traffic ?? classOfPath(method, url);
    return traffic === 'list' && headers.authorization ? 'report' : traffic;
  };
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
    { request, reply, traffic, whose }: { request: FastifyRequest; reply: FastifyReply } & Sharer,
    begin: () => void,
    refused: (why: NotServed) => void,
  ): void => {
    let goes = (): void => leave();
    reply.raw.once('close', () => goes());
    const leave = lines.of(traffic).join(
      (turn) => {
        request.place = placeOf(turn, lines.lendersOf(traffic), whose);
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
          // A caller that goes while waiting leaves the line, and the wait for the place must end.
          reply.raw.once('close', () => reject(busy()));
          if (reply.raw.destroyed) return reject(busy());
          enter({ request, reply, traffic, whose: undefined }, resolve, (why) =>
            reject(busy(lines.turnedAway(traffic, why))),
          );
        });
      return done();
    }
    const enters = (sharer: Sharer) => {
      if (reply.raw.destroyed) return void reply.hijack();
      enter({ request, reply, ...sharer }, done, (why) => turnAway(request, reply, sharer.traffic, why));
    };
    const asked = sharerOf(request, traffic);
    if (asked) asked.then(enters, done);
    else enters({ traffic, whose: undefined });
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
