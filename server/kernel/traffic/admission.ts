import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { busy } from '#contract/kernel/errors.ts';
import { sayBusyInJson } from './busy.ts';
import { CLASSES, classOfPath, type TrafficClass } from './classes.ts';
import { type LineNeeds, openLines } from './lines.ts';
import { answerWhenMade, holdWhileWorking, placeOf, type RequestPlace } from './place.ts';
import type { NotServed } from './semaphore.ts';

/** Asks a caller to retry after a whole number of seconds. As cheap as possible: a rush sends thousands. */
export type SayBusy = (request: FastifyRequest, reply: FastifyReply, seconds: number) => FastifyReply;

declare module 'fastify' {
  interface FastifyContextConfig {
    traffic?: TrafficClass;
    sayBusy?: SayBusy;
  }
  interface FastifyRequest {
    place: RequestPlace | null;
    /** Takes the place once the body has arrived; rejects with UNAVAILABLE. Null unless an upload. */
    takePlace: (() => Promise<void>) | null;
  }
}

export interface Sharer {
  traffic: TrafficClass;
  whose: string | undefined;
}

export type SharerOf = (request: FastifyRequest, traffic: TrafficClass) => Promise<Sharer> | undefined;

/**
 * Each class has places and a line of a certain length and patience; the rest are refused with Retry-After
 * (docs/behaviour.md 1.5, 503). A request that cannot even wait is refused before its body is read and its caller is
 * looked up. Register this before every route and before everything that takes time.
 */
export function registerAdmission(
  app: FastifyInstance,
  needs: LineNeeds,
  classes = CLASSES,
  sharerOf: SharerOf = () => undefined,
): void {
  const lines = openLines(needs, classes);
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
  /** Calls `begin` with a place or `refused`; neither once the request is gone. */
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
  // The body has arrived by now, so a slow sender holds no place; the body of an upload is read by its handler.
  app.addHook('preValidation', (request, reply, done) => {
    const traffic = classOf(request);
    // A caller who has hung up would never leave the line.
    if (reply.raw.destroyed) return void reply.hijack();
    if (traffic === 'upload') {
      request.takePlace = () =>
        new Promise((resolve, reject) => {
          // A caller that hangs up while waiting leaves the line, and the wait for the place must end.
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
  // Releases the place once the answer is complete, so that a slow reader does not hold it.
  app.addHook('onSend', (request, _reply, payload, done) => {
    answerWhenMade(request.place, payload);
    done();
  });
}

/** `own.addHook('onRoute', routed({ traffic: 'gate' }))`. A class that a route names itself stays. */
export const routed =
  (config: Pick<FastifyContextConfig, 'traffic' | 'sayBusy'>) =>
  (route: RouteOptions): void => {
    route.config = { ...config, ...route.config };
  };
