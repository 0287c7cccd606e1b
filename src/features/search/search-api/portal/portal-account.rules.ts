import { padSoldTo } from '#foundation/accounts/public.ts'

type Account = { readonly number: string; readonly currencies: readonly string[] }

export type AccountChoice = {
  readonly soldToNumber?: string | undefined
  readonly selectedCurrency?: string | undefined
  /** Undefined: nobody is signed in. */
  readonly soldTos: readonly Account[] | undefined
}

export type AccountFault = 'anonymous' | 'unknown-account' | 'unknown-currency'

/** Who searches for an account must hold it, and pay in what it pays [T-27]. */
export const findAccountFault = ({ soldToNumber, selectedCurrency, soldTos }: AccountChoice): AccountFault | undefined => {
  if (soldToNumber === undefined && selectedCurrency === undefined) return undefined
  if (!soldTos) return 'anonymous'
  const meant =
    soldToNumber === undefined ? soldTos : soldTos.filter(({ number }) => padSoldTo(number) === padSoldTo(soldToNumber))
  if (soldToNumber !== undefined && meant.length === 0) return 'unknown-account'
  const isPayable = selectedCurrency === undefined || meant.some(({ currencies }) => currencies.includes(selectedCurrency))
  return isPayable ? undefined : 'unknown-currency'
}
