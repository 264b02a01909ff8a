import { z } from 'zod';
import { endpoint, type Role, STAFF } from '#contract/kernel/endpoint.ts';
import { anyDay } from '#contract/kernel/filters.ts';
import { rupees, wire } from '#contract/kernel/wire/wire.ts';
import { registrationType } from '#contract/organisations/api.ts';
import {
  breakdownModel,
  breakdownsModel,
  figuresModel,
  RANGE_DAYS,
  rangeModel,
  rankingModel,
  tradeFiguresModel,
} from './model.ts';

const ADMIN: readonly Role[] = ['admin'];

const range = wire(rangeModel, {
  fields: {
    days: z
      .codec(z.enum(RANGE_DAYS.map(String) as [string, ...string[]], 'figures.range'), z.int(), {
        decode: Number,
        encode: String,
      })
      .optional(),
    from: anyDay,
    to: anyDay,
  },
});

const money = z.object({ now: rupees, before: rupees, days: z.array(rupees), daysBefore: z.array(rupees) });
const trade = wire(tradeFiguresModel, {
  fields: { gross: money.nullable(), coupons: money.nullable(), refunded: money.nullable(), money: money.nullable() },
});

const part = { money: rupees, moneyBefore: rupees };
const parts = <S extends z.ZodRawShape>(list: z.ZodArray<z.ZodObject<S>>, fields: Record<string, z.ZodType> = part) =>
  z.array(wire(list.element, { fields }));

const { offerings, categories, hours, channels, gateways, coupons } = breakdownModel.shape;
const breakdown = wire(breakdownModel, {
  fields: {
    offerings: parts(offerings),
    categories: parts(categories),
    hours: parts(hours, { money: rupees }),
    channels: parts(channels),
    gateways: parts(gateways),
    coupons: parts(coupons, { ...part, discount: rupees, discountBefore: rupees }),
  },
});

export const figuresApi = {
  figures: endpoint('GET /dashboard/figures', {
    access: STAFF,
    traffic: 'report',
    summary:
      'Bookings, money, people, refunds and waiting times of a range, day by day, beside the same weekdays before it',
    query: range,
    answer: wire(figuresModel, { fields: { trades: z.array(trade) } }),
  }),
  breakdowns: endpoint('GET /dashboard/breakdowns', {
    access: STAFF,
    traffic: 'report',
    summary: 'A range by offering, kind of ticket, hour, channel, gateway, coupon and waiting time',
    query: range,
    answer: wire(breakdownsModel, { fields: { trades: z.array(breakdown) } }),
  }),
  ranking: endpoint('GET /dashboard/organisations', {
    access: ADMIN,
    traffic: 'report',
    summary: 'Organisations by what they took in a range, beside the days before it',
    query: range,
    answer: wire(rankingModel, {
      fields: {
        organisations: parts(rankingModel.shape.organisations, { ...part, kind: registrationType }),
      },
    }),
  }),
};
