import type { ReactNode } from 'react'
import { MoreTexts } from '#ui/use-texts.tsx'

/** Words of the tenant in place of the portal's own, by the keys of its texts. */
export type StateTexts = Readonly<Record<string, string>>

/** What stands inside names states as the tenant does. */
export const StateNames = ({ texts, children }: { texts: StateTexts | undefined; children: ReactNode }) =>
  texts ? <MoreTexts dictionaries={{ orders: texts }}>{children}</MoreTexts> : children
