import { useState, type SyntheticEvent } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { listPages } from '#features/authoring/authoring/public.ts'
import { isLinkTarget, usePage } from '#foundation/blocks/public.ts'
import { AssetPicker } from '#features/authoring/media-library/public.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type LinkPickerProps = { onChoose: (href: string) => void; onClose: () => void }

const FOUND = 8

/** A page of the same market and language, a file of the library, or an address. */
export const LinkPicker = ({ onChoose, onClose }: LinkPickerProps) => {
  const t = useTexts('page-editor')
  const { locale } = usePage()
  const here = `${locale.country}/${locale.language}`
  const [find, setFind] = useState('')
  const [address, setAddress] = useState('')
  const [hasTried, setTried] = useState(false)
  const [isPickingFile, setPickingFile] = useState(false)
  const query = { locale: here, size: FOUND, ...(find.trim() !== '' && { find }) }
  const found = useEndpointQuery(listPages, { query })
  const take = (event: SyntheticEvent): void => {
    event.preventDefault()
    setTried(true)
    if (isLinkTarget(address)) onChoose(address)
  }
  if (isPickingFile)
    return <AssetPicker kind="file" onClose={() => setPickingFile(false)} onChoose={(asset) => onChoose(asset.address)} />
  return (
    <Dialog
      open
      title={t('rich.linkTo')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="secondary" onClick={() => setPickingFile(true)}>
            {t('pick.file')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={t('pick.find')}
          value={find}
          maxLength={100}
          data-autofocus
          onChange={(event) => setFind(event.currentTarget.value)}
        />
        <ul className={styles.outline} aria-label={t('pick.pages')}>
          {(found.data?.pages ?? []).map(({ id, title, path }) => (
            <li key={id}>
              <button type="button" className={styles.choice} onClick={() => onChoose(`/${here}${path === '/' ? '' : path}`)}>
                {title}
                <span>{path}</span>
              </button>
            </li>
          ))}
        </ul>
        {found.data?.total === 0 && <Message tone="info">{t('pick.none')}</Message>}
        {found.isError && <Message tone="bad">{t('failed')}</Message>}
        <form className={styles.line} onSubmit={take}>
          <TextField
            label={t('pick.address')}
            hint={t('link.hint')}
            error={hasTried && !isLinkTarget(address) ? t('pick.wrong') : undefined}
            value={address}
            inputMode="url"
            maxLength={2048}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <Button type="submit" variant="secondary">
            {t('pick.take')}
          </Button>
        </form>
      </div>
    </Dialog>
  )
}
