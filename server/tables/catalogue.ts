import type { ColumnType, Generated } from 'kysely';
import type { Placement } from '#contract/advertisements/model.ts';
import type { Branch } from '#contract/branches/model.ts';
import type { Coupon } from '#contract/coupons/model.ts';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import type { Fees } from '#contract/fees/rules.ts';
import type { Weekday } from '#contract/kernel/dates.ts';
import type { Park } from '#contract/parks/model.ts';

/** The tables of what is offered and advertised. Amounts in paise, dates as business days, instants as Date. */
export interface CatalogueTables {
  park: {
    id: string;
    organisation_id: string;
    name: string;
    company: string;
    active: boolean;
    published: Generated<boolean>;
    closed: Generated<boolean>;
    location: string;
    gateway: Park['gateway'];
    merchant_id: string;
    note: string;
    qr_name: string;
    opens_at: string | null;
    closes_at: string | null;
    last_entry_minutes: number;
    open_days: Weekday[];
    has_cloak_room: boolean;
    has_holidays: boolean;
    holidays: Weekday[];
    coupons_enabled: boolean;
    custom_dates_enabled: boolean;
    custom_dates: string[];
    banner_enabled: boolean;
    banner_url: string;
    fees: ColumnType<Fees, string, string>;
    daily_capacity: number | null;
    family_size: number;
    per_booking_limit: number;
    hold_minutes: number;
    version: Generated<number>;
    organisation_active: Generated<boolean>;
    created_at: Date;
    deleted_at: Date | null;
  };
  doctor: CatalogueRow & { name: string };
  specialization: CatalogueRow & { name: string; active: boolean };
  clinic: CatalogueRow &
    Published &
    MerchantColumns & {
      name: string;
      doctor_id: string | null;
      city: string;
      area: string;
      address: string;
      opens_at: string;
      closes_at: string;
      fee_paise: number | null;
      specialization: string;
      tokens: number | null;
      booking_days: number;
    };
  clinic_doctor: { organisation_id: string; clinic_id: string; doctor_id: string; place: number };
  branch: CatalogueRow &
    Published &
    MerchantColumns & { name: string; code: string; officers: ColumnType<Branch['officers'], string, string> };
  counter: CatalogueRow & {
    branch_id: string;
    branch_shown: Generated<boolean>;
    counter_number: string;
    username: string;
    mobile: string;
    password_hash: string;
    active: boolean;
  };
  exhibition: CatalogueRow &
    Published & {
      name: string;
      type: Exhibition['type'];
      location: string;
      starts_at: Date | null;
      ends_at: Date | null;
      capacity: number | null;
    };
  coaching_batch: CatalogueRow &
    Published &
    MerchantColumns & {
      name: string;
      start_date: string | null;
      end_date: string | null;
      start_time: string;
      end_time: string;
      fee_paise: number | null;
      intake: number | null;
    };
  coupon: CatalogueRow & {
    park_id: string;
    code: string;
    name: string;
    description: string;
    discount_type: Coupon['discountType'];
    discount_value: number;
    max_uses: number | null;
    max_uses_per_mobile: number;
    starts_on: string | null;
    ends_on: string;
    active: boolean;
    minimum_order_paise: number;
    mobiles: string[] | null;
    used: Generated<number>;
    version: Generated<number>;
    organisation_active: Generated<boolean>;
  };
  advertisement: CatalogueRow & {
    park_id: string;
    park_shown: Generated<boolean>;
    name: string;
    images: string[];
    starts_on: string | null;
    ends_on: string | null;
    url: string;
    description: string;
    placement: Placement;
  };
  category: { id: string; name: string; active: boolean; created_at: Date };
}

/** The columns that every table of the catalogue begins with. */
interface CatalogueRow {
  id: string;
  organisation_id: string;
  created_at: Date;
  deleted_at: Date | null;
}

/** Of what may be a draft, which visitors do not see. What may be null is filled wherever it is published. */
interface Published {
  published: Generated<boolean>;
  closed: Generated<boolean>;
}

interface MerchantColumns {
  gateway: Park['gateway'];
  merchant_id: string;
}
