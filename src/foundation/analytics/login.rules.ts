export type LoginState = { readonly isSignedIn: boolean; readonly isTold: boolean }

/** A session is notified of once; when it is over the next one counts anew. */
export const planLogin = ({ isSignedIn, isTold }: LoginState): 'tell' | 'forget' | 'nothing' => {
  if (isSignedIn) return isTold ? 'nothing' : 'tell'
  return isTold ? 'forget' : 'nothing'
}
