import type { ReactNode } from 'react'
import { MoreTexts } from '#ui/use-texts.tsx'

/** Words of the tenant in place of the portal's own, by the keys of its texts. */
export type StateTexts = Readonly<Record<string, string>>

/** Names of states inside it are the tenant's. */
export const StateNames = ({ texts, children }: { texts: StateTexts | undefined; children: ReactNode }) =>
  texts ? <MoreTexts dictionaries={{ orders: texts }}>{children}</MoreTexts> : children
