import type { Action, ActionSlice, PersonFacts, SiteFacts } from '#kernel/action.ts'
import { refuse, type Decision } from '#kernel/decision.ts'
import { createOwners } from '#kernel/owners.ts'

export type ActionSource = { readonly name: string; readonly actions?: ActionSlice }

/** All actions one may ask about, composed of what the areas bring. */
export type Actions = {
  readonly names: readonly string[]
  /** Those with a target name it after a colon: `use-tool:training`. */
  readonly targetedNames: readonly string[]
  readonly isAction: (value: string) => boolean
  readonly isStaffRight: (action: string) => boolean
  /** Undefined for something that does not exist, such as an unknown tool. */
  readonly decide: (action: string, site: SiteFacts, person: PersonFacts | undefined) => Decision | undefined
}

const TARGET = /^[\w-]{1,64}$/

/** `order-cart:…` is an action and its target; undefined where there is no such action, or no target. */
export const readTargeted = <Found>(
  actions: ReadonlyMap<string, Found>,
  value: string,
): { readonly action: Found; readonly target: string } | undefined => {
  const [name = '', target = '', ...more] = value.split(':')
  const action = actions.get(name)
  return action && more.length === 0 && TARGET.test(target) ? { action, target } : undefined
}

export const composeActions = (features: readonly ActionSource[]): Actions => {
  const owners = createOwners('action')
  const actions = new Map<string, Action>()
  for (const { name: feature, actions: slice = {} } of features)
    for (const [name, action] of Object.entries(slice)) {
      owners.claim(feature, name)
      actions.set(name, action)
    }

  const read = (value: string): { readonly action: Action; readonly target: string } | undefined => {
    const [name = '', target, ...more] = value.split(':')
    const action = actions.get(name)
    const isComplete = action?.isTargeted ? target !== undefined && TARGET.test(target) : target === undefined
    return action && isComplete && more.length === 0 ? { action, target: target ?? '' } : undefined
  }
  const listNames = (isTargeted: boolean): string[] =>
    [...actions].filter(([, action]) => (action.isTargeted ?? false) === isTargeted).map(([name]) => name)

  return {
    names: listNames(false),
    targetedNames: listNames(true),
    isAction: (value) => read(value) !== undefined,
    isStaffRight: (value) => read(value)?.action.isStaffRight ?? false,
    decide: (value, site, person) => {
      const requested = read(value)
      if (!requested) return undefined
      if (person) return requested.action.decide({ ...site, ...person }, requested.target)
      // Anonymous visitors learn that they are signed out, and nothing about what exists behind it [6.1.2, 6.1.4].
      return requested.action.decideForVisitor?.(site) ?? refuse('visitor.signed-out')
    },
  }
}
