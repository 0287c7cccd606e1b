import type { ReactNode } from 'react'
import type { SiteName } from '#features/accounts/sites/site.rules.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './sites.module.css'

type SiteCardProps = {
  of: SiteName & { address?: string | undefined }
  status: ReactNode
  note?: ReactNode
  action?: ReactNode
  isOff?: boolean
}

export const SiteCard = ({ of: { name, site, address }, status, note, action, isOff }: SiteCardProps) => (
  <li className={styles.card} data-off={isOff || undefined}>
    <Icon name="building" />
    <div className={styles.names}>
      <strong>{site}</strong>
      <span>{name}</span>
      {address && <span>{address}</span>}
    </div>
    <div className={styles.state}>
      {status}
      {note && <span className={styles.note}>{note}</span>}
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </li>
)
