import type { UserRole } from '#kernel/scope.ts'

/** The person's kind of work, which decides what they see first. */
export type Persona = 'staff' | 'accounting' | 'logistics' | 'customer'

export const choosePersona = (roles: readonly UserRole[], userRole: string | null): Persona => {
  if (roles.includes('internal') || roles.includes('admin') || roles.includes('author')) return 'staff'
  return userRole === 'accounting' || userRole === 'logistics' ? userRole : 'customer'
}

type Arranged = {
  readonly name: string
  readonly order: number
  readonly firstFor?: readonly Persona[]
  readonly isForCustomers?: boolean
  readonly isHiddenEmpty?: boolean
}
type Place = { readonly persona: Persona; readonly first?: readonly string[] | undefined }

/** First what the person's work is about, then what matters most on this site, then the others in their own order. */
const rankOf = ({ name, order, firstFor = [] }: Arranged, { persona, first = [] }: Place): number => {
  if (firstFor.includes(persona)) return order - 2_000
  return first.includes(name) ? first.indexOf(name) - 1_000 : order
}

export const arrangeCards = <Card extends Arranged>(cards: readonly Card[], place: Place): Card[] =>
  cards.toSorted((one, other) => rankOf(one, place) - rankOf(other, place))

/** Cards for customers are hidden from staff while empty. */
export const isHiddenEmpty = ({ isForCustomers, isHiddenEmpty: isAlways }: Arranged, persona: Persona): boolean =>
  isAlways === true || (isForCustomers === true && persona === 'staff')
