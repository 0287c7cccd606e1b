import { decideContact } from '#features/entitlements/contact.rules.ts'
import type { PersonFacts, SiteFacts } from '#features/entitlements/facts.rules.ts'
import { decideHeaderItem } from '#features/entitlements/header.rules.ts'
import { decideMiniCart } from '#features/entitlements/mini-cart.rules.ts'
import { decideOrdering } from '#features/entitlements/ordering.rules.ts'
import { decideMarketFilter } from '#features/entitlements/search-scope.rules.ts'
import { decideToolLink, decideToolUse } from '#features/entitlements/tool-access.rules.ts'
import { ECOMMERCE_TOOL_ID } from '#features/entitlements/tool.rules.ts'
import { decideTraining } from '#features/entitlements/training.rules.ts'
import { decideActing, decideBackOffice, decideCsr, decideEditing, decideInternal } from '#features/identity/public.ts'
import { allow, refuse, type Decision } from '#kernel/decision.ts'
import { lookUp } from '#kernel/look-up.ts'

/** What one may ask about; those with a target name it after a colon: `use-tool:training`. */
export const ACTIONS = [
  'order-online',
  'search-catalogue',
  'open-mini-cart',
  'see-training',
  'see-secured-documents',
  'see-contact-details',
  'narrow-search-to-market',
  'count-as-internal',
  'use-favourites',
  'act-for-customer',
  'edit-content',
  'open-back-office',
] as const
export const TARGETED_ACTIONS = ['use-tool', 'see-tool-link', 'see-header-item'] as const

/** Rights of the employee who asks, also while they act for someone. */
const STAFF_ACTIONS: readonly string[] = [
  'count-as-internal',
  'use-favourites',
  'act-for-customer',
  'edit-content',
  'open-back-office',
]
export const isStaffAction = (action: string): boolean => STAFF_ACTIONS.includes(action)

const ACTION = new RegExp(`^(?:${ACTIONS.join('|')}|(?:${TARGETED_ACTIONS.join('|')}):[\\w-]{1,64})$`)
export const isAction = (value: string): boolean => ACTION.test(value)

type Facts = SiteFacts & PersonFacts
type Decide = (facts: Facts, target: string) => Decision | undefined

const csrSite = ({ traits, flags }: SiteFacts) => ({ traits, csrFlow: flags.internalCsrFlow })

const decideOrder: Decide = ({ traits, tools, person, hasDefaultSoldTo, favourites }) =>
  decideOrdering({
    traits,
    status: tools.find(({ id }) => id === ECOMMERCE_TOOL_ID)?.status ?? 'Not Requested',
    hasDefaultSoldTo,
    userType: person.userType,
    managerRole: person.managerRole,
    favourites,
  })

const DECISIONS: Readonly<Record<(typeof ACTIONS)[number] | (typeof TARGETED_ACTIONS)[number], Decide>> = {
  'order-online': decideOrder,
  'search-catalogue': decideOrder,
  'open-mini-cart': (facts, target) =>
    decideMiniCart({
      traits: facts.traits,
      personaCheck: facts.flags.minicartPersonaCheck,
      userRole: facts.person.userRole,
      ordering: decideOrder(facts, target) ?? refuse('ordering.not-requested'),
    }),
  'see-training': ({ tools }) => decideTraining(tools),
  'see-secured-documents': () => allow('visitor.signed-in'),
  'see-contact-details': ({ person }) => decideContact(person.contactErrorCode),
  'narrow-search-to-market': ({ traits }) => decideMarketFilter(traits, true),
  'count-as-internal': ({ person, internalDomains }) => decideInternal(person, internalDomains),
  'use-favourites': (facts) => decideCsr(facts.person, csrSite(facts)),
  'act-for-customer': (facts) => decideActing(facts.person, csrSite(facts)),
  'edit-content': ({ person }) => decideEditing(person.roles),
  'open-back-office': ({ person }) => decideBackOffice(person.roles),
  'use-tool': ({ tools, person, flags }, target) => {
    const tool = tools.find(({ id }) => id === target)
    return tool && decideToolUse({ tool, tools, serviceLevel: person.serviceLevel, rtnPageEnabled: flags.rtnPageEnabled })
  },
  'see-tool-link': ({ traits, tools }, target) => {
    const tool = tools.find(({ id }) => id === target)
    return tool && decideToolLink(traits, tool)
  },
  'see-header-item': ({ person, config, soldTos }, target) =>
    decideHeaderItem(target, {
      linesOfBusiness: person.linesOfBusiness,
      restrictedLines: config.restrictedLinesOfBusiness,
      restrictedItems: config.restrictedHeaderItems,
      hasSoldTo: soldTos > 0,
    }),
}

/** Anonymous visitors learn that they are signed out, and nothing about what exists behind it [6.1.2, 6.1.4]. */
const decideForVisitor = (name: string, { traits }: SiteFacts): Decision =>
  name === 'narrow-search-to-market' ? decideMarketFilter(traits, false) : refuse('visitor.signed-out')

/** Undefined for something that does not exist, such as an unknown tool. */
export const decideAction = (action: string, site: SiteFacts, person: PersonFacts | undefined): Decision | undefined => {
  const [name = '', target = ''] = action.split(':')
  if (!isAction(action)) return undefined
  return person ? lookUp<Decide>(DECISIONS, name)?.({ ...site, ...person }, target) : decideForVisitor(name, site)
}
