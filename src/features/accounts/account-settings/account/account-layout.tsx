import type { ReactNode } from 'react'
import { InlineError } from '#foundation/portal-messages/public.ts'
import styles from './account-layout.module.css'

type AccountLayoutProps = { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }

/** A page of the account: its heading with what can be done, then the work. */
export const AccountLayout = ({ title, lead, actions, children }: AccountLayoutProps) => (
  <div className={`wrap ${styles.work}`}>
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    <InlineError />
    {children}
  </div>
)
