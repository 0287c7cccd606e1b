import { z } from 'zod'

/** Which sales organisation serves a country, by country code in lower case [3.7.3]. */
export const salesOrgCountriesSchema = z
  .record(
    z.string().regex(/^[a-z]{2}$/, 'must be a country code in lower case'),
    z.strictObject({
      salesOrg: z.string().regex(/^[\w-]{1,20}$/, 'must be the number of a sales organisation'),
      /** In English; pages in other languages use their own name for the country. */
      name: z.string().min(1).max(100),
    }),
  )
  .refine((countries) => Object.keys(countries).length <= 300, 'must not name more countries than there are')
export type SalesOrgCountries = z.infer<typeof salesOrgCountriesSchema>
