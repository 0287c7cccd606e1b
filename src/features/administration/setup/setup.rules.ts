/** How far a site is, as the counts of what its owner brought say. */
export type SetupState = 'done' | 'to-do' | 'optional'
export const SETUP_STATES = ['done', 'to-do', 'optional'] as const satisfies readonly SetupState[]
export const SETUP_GROUPS = ['company', 'sell', 'buy', 'serve', 'run'] as const
export type SetupGroup = (typeof SETUP_GROUPS)[number]

type Step = {
  readonly group: SetupGroup
  /** The kind of data whose lines are counted. */
  readonly kind?: string
  readonly path: `/back-office/${string}`
  readonly isOptional?: boolean
  /** Not done before nothing is missing in it. */
  readonly isWhole?: boolean
}

/** The lines of a step that exist, as the database says. */
export type StepFacts = {
  readonly count: number
  /** Of what is there, how much is incomplete: products without a price. */
  readonly gap?: number
  /** Still as every new site begins. */
  readonly isStarter?: boolean
}

const STEPS = {
  brand: { group: 'company', path: '/back-office/brand' },
  currencies: { group: 'company', kind: 'market-currencies', path: '/back-office/terms/market-currencies', isOptional: true },
  legal: { group: 'company', path: '/back-office/pages' },
  admins: { group: 'company', path: '/back-office/people' },
  categories: { group: 'sell', kind: 'categories', path: '/back-office/catalogue/categories' },
  products: { group: 'sell', kind: 'products', path: '/back-office/catalogue' },
  prices: { group: 'sell', kind: 'prices', path: '/back-office/catalogue/prices', isWhole: true },
  stock: { group: 'sell', kind: 'stock', path: '/back-office/catalogue/stock', isOptional: true },
  companies: { group: 'buy', kind: 'companies', path: '/back-office/companies' },
  accounts: { group: 'buy', kind: 'accounts', path: '/back-office/companies/accounts' },
  people: { group: 'buy', kind: 'people', path: '/back-office/people/details', isWhole: true },
  ordering: { group: 'buy', kind: 'tool-access', path: '/back-office/people/tool-access' },
  tools: { group: 'serve', kind: 'tools', path: '/back-office/tools', isOptional: true },
  sites: { group: 'serve', kind: 'sites', path: '/back-office/companies/sites', isOptional: true },
  equipment: { group: 'serve', kind: 'equipment', path: '/back-office/equipment', isOptional: true },
  documents: { group: 'serve', kind: 'documents', path: '/back-office/downloads/details', isOptional: true },
  publications: { group: 'serve', kind: 'publications', path: '/back-office/publications', isOptional: true },
  software: { group: 'serve', kind: 'software', path: '/back-office/software', isOptional: true },
  articles: { group: 'serve', kind: 'articles', path: '/back-office/knowledge', isOptional: true },
  courses: { group: 'serve', kind: 'courses', path: '/back-office/training', isOptional: true },
  dealers: { group: 'serve', kind: 'dealers', path: '/back-office/dealers', isOptional: true },
  navigation: { group: 'run', path: '/back-office/navigation', isOptional: true },
  keys: { group: 'run', path: '/back-office/jobs/keys', isOptional: true },
  freight: { group: 'run', kind: 'freight-rates', path: '/back-office/terms' },
  taxes: { group: 'run', kind: 'tax-rates', path: '/back-office/terms/tax-rates' },
  orders: { group: 'run', kind: 'orders', path: '/back-office/orders', isOptional: true },
  invoices: { group: 'run', kind: 'invoices', path: '/back-office/orders/invoices', isOptional: true },
} as const satisfies Readonly<Record<string, Step>>
export type SetupStep = keyof typeof STEPS
const SETUP_STEPS = Object.keys(STEPS) as readonly SetupStep[]

export type PlannedStep = Step & Required<StepFacts> & { readonly id: SetupStep; readonly state: SetupState }

/** A step with data is done, whether it was needed or not; of the rest some is needed before anybody can buy. */
const decideState = (
  { isOptional = false, isWhole = false }: Step,
  { count, gap, isStarter }: Required<StepFacts>,
): SetupState => {
  if (count > 0 && !isStarter && !(isWhole && gap > 0)) return 'done'
  return isOptional ? 'optional' : 'to-do'
}

export const planSetup = (facts: Readonly<Partial<Record<SetupStep, StepFacts>>>): PlannedStep[] =>
  SETUP_STEPS.map((id) => {
    const step: Step = STEPS[id]
    const known = { count: 0, gap: 0, isStarter: false, ...facts[id] }
    return { ...step, ...known, id, state: decideState(step, known) }
  })

/** Of the steps that are needed, how many of a hundred are done. */
export const percentDone = (steps: readonly Pick<PlannedStep, 'state' | 'isOptional'>[]): number => {
  const needed = steps.filter(({ isOptional }) => !isOptional)
  return needed.length === 0 ? 100 : Math.floor((needed.filter(({ state }) => state === 'done').length / needed.length) * 100)
}

/** The step that brings a kind, if nothing of it is there yet. */
export const findMissingStep = <Found extends { readonly kind?: string | null; readonly count: number }>(
  steps: readonly Found[],
  kind: string,
): Found | undefined => steps.find((step) => step.kind === kind && step.count === 0)
