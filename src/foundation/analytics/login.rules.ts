export type LoginState = { readonly isSignedIn: boolean; readonly isReported: boolean }

/** A session is notified of once; when it is over the next one counts anew. */
export const planLogin = ({ isSignedIn, isReported }: LoginState): 'tell' | 'forget' | 'nothing' => {
  if (isSignedIn) return isReported ? 'nothing' : 'tell'
  return isReported ? 'forget' : 'nothing'
}
