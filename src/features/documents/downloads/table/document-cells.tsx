import type { MouseEvent } from 'react'
import type { Gate } from '#features/documents/downloads/document.rules.ts'
import { isPlain, type DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './document-table.module.css'

const ICONS: Readonly<Record<Gate, IconName>> = { free: 'check', eula: 'lock', form: 'file' }

export const AccessCell = ({ gate }: { gate: Gate }) => {
  const t = useTexts('downloads')
  return (
    <span className={styles.access}>
      <Icon name={ICONS[gate]} size="small" />
      {t(`access.${gate}`)}
    </span>
  )
}

/** Long, and requested by few: it opens in place, also without script. */
export const Checksum = ({ sha256 }: { sha256: string }) => (
  <details className={styles.checksum}>
    <summary>SHA-256</summary>
    <code>{sha256}</code>
  </details>
)

type NameCellProps = { row: DocumentRow; onOpen: () => void }

/** A free document for everyone comes by its link, also without script; any other link opens what stands before it. */
export const NameCell = ({ row, onOpen }: NameCellProps) => {
  const { address, name, sha256, languages } = row
  const open = (event: MouseEvent) => {
    event.preventDefault()
    onOpen()
  }
  return (
    <>
      {isPlain(row) ? (
        <a href={address} download="">
          {name}
        </a>
      ) : (
        <a href={`?document=${encodeURIComponent(address)}`} onClick={open}>
          {name}
        </a>
      )}
      {languages && <span className={styles.languages}>{languages.join(', ').toUpperCase()}</span>}
      <Checksum sha256={sha256} />
    </>
  )
}
