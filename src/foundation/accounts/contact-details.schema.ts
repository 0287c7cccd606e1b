import { z } from 'zod'

export const isoCode = z.object({ isoCode: z.string() })
const ecomEnabled = z.enum(['Enabled', 'Disabled'])

const soldToDetail = z.object({
  name: z.string(),
  city: z.string(),
  postalCode: z.string(),
  erpId: z.string(),
  salesOrg: z.string(),
  currency: isoCode,
  currencyIso: z.string(),
  ecomEnabled,
})

export const soldToAccountSchema = z.object({
  soldToNumber: z.string().describe('May start with a letter'),
  erpId: z.string(),
  salesOrg: z.string(),
  isDefault: z.boolean(),
  name: z.string(),
  city: z.string(),
  postalCode: z.string(),
  defaultCurrency: z.string(),
  customerUnitCurrency: z.string(),
  EcomEnabled: ecomEnabled,
  ecomEnabled,
  soldToToolAccess: z.array(z.string()).nullable().describe('Null: not restricted to some tools'),
  currencyList: z.object({ currency: z.array(isoCode) }),
  currencySalesorgList: z.array(z.object({ salesOrg: z.string(), currencyISO: z.string() })),
  soldToDetails: z.array(soldToDetail),
})

/** Also the shape of an employee's favourite accounts [3.3.1]. */
export const contactDetailsSchema = z.object({
  soldToAccounts: z.array(soldToAccountSchema),
  address: z.object({ countryCode: z.string() }),
  toolAccess: z.array(
    z.object({
      masterToolId: z.string(),
      name: z.string(),
      status: z.enum(['Approved', 'Pending', 'Denied', 'Not Permitted', 'Not Requested']),
      lmsUserId: z.string().optional(),
      isClosed: z.literal(true).optional().describe('Nobody like this person can ask for it here'),
    }),
  ),
  userRole: z.string(),
  managerRole: z.boolean().optional(),
  userType: z.string(),
  portalUser: z.array(z.object({ defaultCurrency: z.string() })),
  defaultCurrency: z.string(),
  language: isoCode,
  uniqueLineOfBusiness: z.array(z.string()),
})

/** Answered with status 200: a 401 would send the person to sign in again [3.3.9]. */
export const contactErrorSchema = z.object({ error: z.object({ errorCode: z.number() }) })

export type SoldToAccount = z.infer<typeof soldToAccountSchema>
export type ContactDetails = z.infer<typeof contactDetailsSchema>
export type ContactError = z.infer<typeof contactErrorSchema>
