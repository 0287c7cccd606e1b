import { useState, type ReactNode } from 'react'
import { ConnectionDetail } from '#features/buying/procurement/page/connection-detail.tsx'
import type { ConnectionDoor, PageConnection } from '#features/buying/procurement/page/connection-door.client.ts'
import type { Choices } from '#features/buying/procurement/page/connection-form.tsx'
import { ConnectionTable } from '#features/buying/procurement/page/connection-table.tsx'
import { NewConnectionDialog } from '#features/buying/procurement/page/new-connection-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './procurement.module.css'

type ConnectionPageProps = {
  readonly door: ConnectionDoor
  readonly connections: readonly PageConnection[]
  readonly choices?: Choices | undefined
  readonly most?: number
  /** Below the table, such as what is entered in the customer's system. */
  readonly children?: ReactNode
}

/** The connections and the one that is chosen. */
export const ConnectionPage = ({ door, connections, choices, most, children }: ConnectionPageProps) => {
  const t = useTexts('procurement')
  const { number } = useFormats()
  const [chosen, setChosen] = useState<string>()
  const [isNew, setNew] = useState(false)
  const open = connections.find(({ id }) => id === chosen) ?? connections[0]
  const begin = (
    <Button size="small" disabled={most !== undefined && connections.length >= most} onClick={() => setNew(true)}>
      <Icon name="plus" size="small" />
      {t('new')}
    </Button>
  )
  return (
    <>
      {open ? (
        <>
          <div className={styles.top}>
            <p className={styles.text}>
              {most !== undefined && t('count', { count: number(connections.length), most: number(most) })}
            </p>
            {begin}
          </div>
          <ConnectionTable connections={connections} open={open.id} isOffice={door.isOffice} onChoose={setChosen} />
          {children}
          <ConnectionDetail key={open.id} connection={open} door={door} choices={choices} />
        </>
      ) : (
        <EmptyState headingLevel={2} icon="globe" title={t('none')} action={begin}>
          {t('none.text')}
        </EmptyState>
      )}
      {isNew && <NewConnectionDialog door={door} choices={choices} onClose={() => setNew(false)} onAdded={setChosen} />}
    </>
  )
}
