import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export type CustomerUnit = {
  readonly serialNumber: string
  /** The part number where the product is not known any more. */
  readonly product: string
  readonly nextServiceOn: string | null
  /** Of all units of the customer. */
  readonly total: number
  readonly overdue: number
}

type UnitQuery = { readonly companyId: string; readonly language: Language; readonly today: string; readonly limit: number }

/** The one whose service is due first at the top. */
export const listCustomerUnits = async (tx: Tx, { companyId, language, today, limit }: UnitQuery): Promise<CustomerUnit[]> => {
  const { rows } = await sql<CustomerUnit>`
    select page.serial_number, coalesce(product.names->>${language}, product.names->>'en', page.sku) as product,
      page.next_service_on::text as next_service_on, page.total, page.overdue
    from (
      select serial_number, sku, next_service_on, count(*) over ()::integer as total,
        count(*) filter (where next_service_on < ${today}::date) over ()::integer as overdue
      from equipment where sold_to_id = any(array(select id from sold_to where company_id = ${companyId}))
      order by next_service_on nulls last, serial_number limit ${limit}) as page
    left join product on product.sku = page.sku
    order by page.next_service_on nulls last, page.serial_number`.execute(tx)
  return rows
}
