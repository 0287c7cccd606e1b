import { sql } from 'kysely'
import type { DeliveryTerms } from '#features/buying/delivery-terms/delivery-terms.rules.ts'
import type { Tx } from '#platform/database/database.ts'

/** All of a tenant: a few dozen lines, in one statement. */
export const readDeliveryTerms = async (tx: Tx): Promise<DeliveryTerms> => {
  const { rows } = await sql<DeliveryTerms>`
    select
      (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (
        select currency, method, country_code as "countryCode", trim_scale(amount)::text as amount,
          trim_scale(percent)::text as percent, trim_scale(free_from)::text as "freeFrom",
          valid_from::text as "validFrom", valid_until::text as "validUntil" from freight_rate) as one) as freight_rates,
      (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (
        select country_code as "countryCode", region, tax, trim_scale(percent)::text as percent,
          valid_from::text as "validFrom", valid_until::text as "validUntil" from tax_rate) as one) as tax_rates,
      (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (
        select day::text as day, country_code as "countryCode" from holiday) as one) as holidays,
      (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (
        select method, until_time as "untilTime", time_zone as "timeZone",
          valid_from::text as "validFrom", valid_until::text as "validUntil" from cut_off_time) as one) as cut_off_times,
      (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (
        select method, country_code as "countryCode", transit_days as "transitDays", lead_days as "leadDays",
          valid_from::text as "validFrom", valid_until::text as "validUntil" from delivery_time) as one) as delivery_times`.execute(
    tx,
  )
  const [terms] = rows
  if (!terms) throw new Error('a statement without rows')
  return terms
}
