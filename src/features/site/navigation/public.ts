export { hashCountries, listCanonically, readCountries } from '#features/site/navigation/menu/subnav-address.rules.ts'
