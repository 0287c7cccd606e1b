/** Every trial, and how often it strikes: kills first, then faults of other kinds. */
const KILLS = {
  postmaster: { short: 4, long: 90 },
  backend: { short: 6, long: 210 },
  process: { short: 5, long: 250 },
  budget: { short: 3, long: 150 },
  workers: { short: 12, long: 300 },
} as const
const OTHERS = {
  restart: { short: 6, long: 150 },
  terminate: { short: 8, long: 260 },
  lock: { short: 2, long: 40 },
  freeze: { short: 2, long: 40 },
  connections: { short: 3, long: 60 },
  deadlock: { short: 3, long: 80 },
  stop: { short: 2, long: 30 },
  clock: { short: 2, long: 40 },
  cut: { short: 4, long: 100 },
  hang: { short: 2, long: 40 },
  delay: { short: 2, long: 40 },
  mail: { short: 2, long: 40 },
  webhooks: { short: 2, long: 40 },
  storage: { short: 2, long: 30 },
  disk: { short: 1, long: 10 },
} as const
/** No fault: carts that are posted twenty times at once. */
const REPEATS = { intents: { short: 20, long: 200 } } as const

const TRIALS = { ...OTHERS, ...KILLS, ...REPEATS }
export type Trial = keyof typeof TRIALS
export type Form = 'short' | 'long'

export const TRIAL_NAMES = Object.keys(TRIALS) as readonly Trial[]
const isKill = (trial: Trial): boolean => Object.hasOwn(KILLS, trial)
const isOther = (trial: Trial): boolean => Object.hasOwn(OTHERS, trial)

/** More would take days. */
const MOST_ROUNDS = 2000

export type Round = { readonly trial: Trial; readonly rounds: number }
export type FormRequest = {
  readonly form: Form
  /** Names of trials; all of them unless said. */
  readonly only?: readonly string[] | undefined
  readonly rounds?: number | undefined
}

/** The trials to run, in order; undefined where a name or number is none. */
export const planRounds = ({ form, only, rounds }: FormRequest): readonly Round[] | undefined => {
  if (only?.some((name) => !TRIAL_NAMES.some((trial) => trial === name))) return undefined
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds >= 1)) return undefined
  return TRIAL_NAMES.filter((trial) => only?.includes(trial) ?? true).map((trial) => ({
    trial,
    rounds: Math.min(rounds ?? TRIALS[trial][form], MOST_ROUNDS),
  }))
}

export type Tally = { readonly kills: number; readonly others: number; readonly kinds: number }

export const countFaults = (rounds: readonly Round[]): Tally => {
  const sum = (some: readonly Round[]): number => some.reduce((total, each) => total + each.rounds, 0)
  const others = rounds.filter(({ trial }) => isOther(trial))
  return { kills: sum(rounds.filter(({ trial }) => isKill(trial))), others: sum(others), kinds: others.length }
}
