import { decideMiniCart } from '#foundation/entitlements/mini-cart.rules.ts'
import { decideOrdering, type OrderingRequest } from '#foundation/entitlements/ordering.rules.ts'
import { decideToolLink, decideToolUse } from '#foundation/entitlements/tool-access.rules.ts'
import { ECOMMERCE_TOOL_ID } from '#foundation/entitlements/tool.rules.ts'
import { decideTraining } from '#foundation/entitlements/training.rules.ts'
import type { ActionSlice, PersonFacts, SiteFacts } from '#kernel/action.ts'
import { allow, type Decision } from '#kernel/decision.ts'
import { z } from 'zod'
import { defineFlags, type FlagsOf } from '#foundation/tenants/public.ts'

const describeOrdering = ({ traits, tools, person, hasDefaultSoldTo, favourites }: SiteFacts & PersonFacts): OrderingRequest => {
  const tool = tools.find(({ id }) => id === ECOMMERCE_TOOL_ID)
  return {
    traits,
    status: tool?.status,
    mayRequest: tool?.mayRequest,
    hasDefaultSoldTo,
    userType: person.userType,
    managerRole: person.managerRole,
    favourites,
    companyRole: person.companyRole,
  }
}

const decideOrder = (facts: SiteFacts & PersonFacts): Decision => decideOrdering(describeOrdering(facts))

export const entitlementActions: ActionSlice = {
  buy: { decide: decideOrder },
  'order-online': { decide: decideOrder },
  // Who only looks on in their company may look for parts.
  'search-catalogue': { decide: (facts) => decideOrdering({ ...describeOrdering(facts), companyRole: null }) },
  'open-mini-cart': {
    decide: (facts) =>
      decideMiniCart({
        traits: facts.traits,
        personaCheck: facts.flags.minicartPersonaCheck,
        userRole: facts.person.userRole,
        ordering: decideOrder(facts),
      }),
  },
  'see-training': { decide: ({ tools }) => decideTraining(tools) },
  'see-secured-documents': { decide: () => allow('visitor.signed-in') },
  'use-tool': {
    isTargeted: true,
    decide: ({ tools, person, flags }, target) => {
      const tool = tools.find(({ id }) => id === target)
      return tool && decideToolUse({ tool, tools, serviceLevel: person.serviceLevel, rtnPageEnabled: flags.rtnPageEnabled })
    },
  },
  'see-tool-link': {
    isTargeted: true,
    decide: ({ traits, tools }, target) => {
      const tool = tools.find(({ id }) => id === target)
      return tool && decideToolLink(traits, tool)
    },
  },
}

/** Strings where the readers of the portal compare strings. */
export const entitlementFlags = defineFlags({
  schema: z.strictObject({
    minicartPersonaCheck: z.boolean(),
    rtnPageEnabled: z.enum(['true', 'false']),
  }),
  defaults: {
    minicartPersonaCheck: true,
    rtnPageEnabled: 'true',
  },
})

declare module '#kernel/flags.ts' {
  interface Flags extends FlagsOf<typeof entitlementFlags> {}
}

export const entitlementTraits = z.strictObject({
  /** Who may order through favourite accounts of customers, whatever their own tool says [6.6.3]. */
  orderingByFavourites: z.enum(['employees', 'managers']).optional(),
  /** Requirements of ordering beside the approved e-commerce tool [6.6.2]. */
  orderingNeeds: z.enum(['default-account']).optional(),
  /** The mini cart asks nobody for a role [6.7.2]. */
  miniCartCheck: z.enum(['none']).optional(),
  /** Links of approved tools show too, not those of service tools alone [6.8.1]. */
  toolLinks: z.enum(['approved']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof entitlementTraits> {}
}
