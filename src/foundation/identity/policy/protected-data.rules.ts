import { mayReadData, type DataRight } from '#foundation/identity/policy/staff.rules.ts'
import type { UserRole } from '#kernel/scope.ts'

/** Where traces of protected data stand outside of the feature that owns it. */
export type ProtectedData = {
  readonly right: DataRight
  /** First words of the actions in the audit log whose details tell of it: `order` for `order.view`. */
  readonly actions?: readonly string[]
  /** How the names of mail templates begin whose subjects tell of it. */
  readonly mails?: readonly string[]
}

type Source = {
  readonly protects?: readonly ProtectedData[]
  readonly dataKinds?: readonly { readonly name: string; readonly right?: DataRight }[]
}
export type HiddenTraces = {
  readonly actions: readonly string[]
  readonly mails: readonly string[]
  /** Kinds of data: changes of their lines in the back office are entries with the line in them. */
  readonly kinds: readonly string[]
}

/** Entries hidden from a reader of the audit log and of the list of mails. */
export const listHidden = (features: readonly Source[], roles: readonly UserRole[]): HiddenTraces => {
  const hidden = features.flatMap(({ protects = [] }) => protects.filter(({ right }) => !mayReadData(roles, right)))
  return {
    actions: hidden.flatMap(({ actions = [] }) => actions),
    mails: hidden.flatMap(({ mails = [] }) => mails),
    kinds: features.flatMap(
      ({ dataKinds }) => dataKinds?.filter(({ right }) => right && !mayReadData(roles, right)).map(({ name }) => name) ?? [],
    ),
  }
}
