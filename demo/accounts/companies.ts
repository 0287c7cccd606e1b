import type { Person } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

const FIRST =
  'Northline Castel Baltica Meridian Lakeshore Verdane Kestrel Orbis Tamarack Solent Arvika Pinnacle Corvus Delmar Estrella Fjordland Granite Helios Ibex Juniper Kaskada Lumen Marlow Novara Osprey Palisade Quarry Ridgeway Sable Tiber Umbra Vistula Westmark Yarrow Zephyr'.split(
    ' ',
  )

const SECOND: Record<TenantKey, readonly string[]> = {
  aerobt: ['Airways', 'Aero Repair', 'Aviation Services', 'Jet Centre', 'Rotorcraft', 'Air Cargo'],
  hbtbt: ['Facility Services', 'Hospitals', 'Building Controls', 'Campus Estates', 'Fire & Security', 'Properties'],
  sps: ['Logistics', 'Safety Supply', 'Warehousing', 'Retail Group', 'Parcel', 'Foods'],
  process: ['Refining', 'Chemicals', 'Energy', 'Pulp & Paper', 'Water Works', 'Terminals'],
  hpsbt: ['Data Systems', 'Analytics', 'Manufacturing', 'Utilities', 'Minerals', 'Pharma'],
}

const GROUPS = ['Key Account', 'Distribution', 'Service Partner', 'End User'] as const

/** Different for the first thousand positions and beyond: a number tells later ones apart. */
export const companyName = (tenant: TenantKey, position: number): string => {
  const second = SECOND[tenant]
  const round = Math.floor(position / (FIRST.length * second.length))
  const words = `${FIRST[position % FIRST.length]} ${second[Math.floor(position / FIRST.length + position) % second.length]}`
  return round === 0 ? words : `${words} ${round + 1}`
}

type CompanyLine = {
  readonly number: string
  readonly name: string
  readonly customerType: string
  readonly customerGroup: string
  readonly lineOfBusiness: string
}

/** Where a person works: employees for the supplier, every customer for a company of their own. */
export const companyOf = ({ tenant, traits }: Person, position: number): CompanyLine => {
  if (traits.isInternalUser)
    return {
      number: '100000',
      name: 'Halden Group',
      customerType: 'Internal',
      customerGroup: 'Employee',
      lineOfBusiness: 'Service',
    }
  return {
    number: String(400_100 + position * 17),
    name: companyName(tenant, position),
    customerType: position % 3 === 0 ? 'Distributor' : 'Direct',
    customerGroup: GROUPS[position % GROUPS.length] ?? 'End User',
    lineOfBusiness: traits.linesOfBusiness[0] ?? 'Projects',
  }
}
