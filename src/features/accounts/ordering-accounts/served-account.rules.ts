import type { ListSpec } from '#kernel/list-query.ts'

/** An account that an employee was assigned. */
export type ServedAccount = {
  /** `{erpId}~{number}` */
  readonly key: string
  readonly number: string
  readonly name: string
  readonly city: string
  readonly postalCode: string
  readonly isFavourite: boolean
}

export const SERVED_LIST = {
  sortable: ['number', 'name', 'city', 'postalCode'],
  sort: 'name',
  sizes: [25, 50, 100],
} as const satisfies ListSpec

/** An account of the tenant, and whether an employee serves it. */
export type AssignableAccount = Omit<ServedAccount, 'isFavourite'> & { readonly isAssigned: boolean }

export const EMPLOYEE_LIST = { sortable: ['name', 'accounts'], sort: 'name', sizes: [25, 50, 100] } as const satisfies ListSpec

export type ServingEmployee = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly accounts: number
}

/** One change touches no more rows than a page or a few. */
export const MOST_CHANGED = 500
