import { z } from 'zod';
import { endpoint, STAFF } from '#contract/kernel/endpoint.ts';
import { rupees, wire } from '#contract/kernel/wire/wire.ts';
import { registrationType } from '#contract/organisations/api.ts';
import { dashboardModel, enrolmentDayModel, ticketDayModel, tokenDayModel, visitDayModel } from './model.ts';

const money = z.object({ now: rupees, before: rupees });
const day = wire(ticketDayModel.shape.days.element, { fields: { money: rupees.nullable() } });
const park = wire(ticketDayModel.shape.parks.element, { fields: { money: rupees.nullable() } });
const tickets = wire(ticketDayModel, {
  fields: { money: money.nullable(), refunded: rupees.nullable(), days: z.array(day), parks: z.array(park) },
});
const place = wire(tokenDayModel.shape.places.element, { fields: { money: rupees } });
const tokens = wire(tokenDayModel, {
  fields: { money: money.nullable(), cash: rupees.nullable(), places: z.array(place) },
});
const shows = z.array(wire(visitDayModel.shape.shows.element));
const visits = wire(visitDayModel, { fields: { shows } });
const enrolments = wire(enrolmentDayModel, { fields: { money } });
const organisations = z.array(z.object({ kind: registrationType, count: z.int() })).nullable();

/** The product names the dashboard but not its call, so the call is ours. */
export const dashboardApi = {
  today: endpoint('GET /dashboard/today', {
    access: STAFF,
    traffic: 'report',
    summary: 'Today of the caller: bookings, money, admissions, and what there is to book',
    answer: wire(dashboardModel, {
      fields: {
        tickets: tickets.nullable(),
        tokens: tokens.nullable(),
        enrolments: enrolments.nullable(),
        visits: visits.nullable(),
        organisations,
      },
    }),
  }),
};
