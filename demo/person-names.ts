import { TENANT_KEYS, type TenantKey } from '#demo/tenant-keys.ts'

const GIVEN =
  'Amara Björn Chiara Daniel Emiko Farid Greta Hugo Ines Jakub Keiko Liam Mei Nadia Oskar Priya Quentin Rosa Samir Tomasz Ulla Valentina Wei Ximena Yusuf Zofia Arjun Beatriz Cormac Dalia Esteban Freya Goran Hana Idris Joanna Kofi Lucía Matthias Noor Otieno Paulina Rafael'.split(
    ' ',
  )

const FAMILY =
  'Adeyemi Brandt Castillo Dubois Eriksen Farrell Gupta Hoffmann Ivanova Jankowski Kimura Laurent Moreau Nakamura Okafor Pereira Quiroga Rossi Sørensen Tanaka Ulrich Vargas Wójcik Xu Yilmaz Zhang Ahmadi Bianchi Chen Delgado Egan Fischer Grabowska Haddad Iyer Jensen Kowalska Lindqvist Mbeki Novak Olsen Petrov Reyes Schneider Tremblay Varga Weber'.split(
    ' ',
  )

/** Nobody shares a given name with a colleague of the same tenant: the header shows it alone. */
export const nameOf = (tenant: TenantKey, position: number): { givenName: string; familyName: string } => {
  const group = TENANT_KEYS.indexOf(tenant)
  return {
    givenName: GIVEN[(group * 9 + position * 2) % GIVEN.length] ?? 'Alex',
    familyName: FAMILY[(group * 11 + position * 5) % FAMILY.length] ?? 'Halden',
  }
}
