import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { listMedia } from '#features/authoring/media-library/library.api.ts'
import { MediaThumb } from '#features/authoring/media-library/media-thumb.tsx'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './media-library.module.css'

type Asset = ReplyOf<typeof listMedia>['rows'][number]
type AssetPickerProps = { kind: 'picture' | 'file'; onChoose: (asset: Asset) => void; onClose: () => void }

const SIZE = 24

const AssetTile = ({ asset, onChoose }: { asset: Asset; onChoose: AssetPickerProps['onChoose'] }) => {
  const t = useTexts('media-library')
  return (
    <li>
      <button type="button" className={styles.tile} disabled={asset.licence === 'ended'} onClick={() => onChoose(asset)}>
        <MediaThumb asset={asset} />
        <span>{asset.path.slice(asset.path.lastIndexOf('/') + 1)}</span>
        {asset.missing.length > 0 && <small>{t('missing', { languages: asset.missing.join(', ') })}</small>}
        {asset.licence === 'ended' && <small>{t('state.ended')}</small>}
      </button>
    </li>
  )
}

/** A picture or file of the library, found by its name, its folder or what it shows. */
export const AssetPicker = ({ kind, onChoose, onClose }: AssetPickerProps) => {
  const t = useTexts('media-library')
  const [find, setFind] = useState('')
  const [folder, setFolder] = useState('')
  const [page, setPage] = useState(1)
  const query = { kind, page, size: SIZE, ...(find.trim() !== '' && { find }), ...(folder !== '' && { folder }) }
  const media = useEndpointQuery(listMedia, { query }, { staleTime: 0 })
  const { rows = [], total = 0, folders = [] } = media.data ?? {}
  return (
    <Dialog
      open
      size="wide"
      title={t(kind === 'picture' ? 'pick.picture' : 'pick.file')}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      <div className={styles.pair}>
        <TextField
          label={t('find')}
          value={find}
          maxLength={100}
          data-autofocus
          onChange={(event) => {
            setFind(event.currentTarget.value)
            setPage(1)
          }}
        />
        <Select
          label={t('folder')}
          options={folders.map((value) => ({ value, label: value }))}
          placeholder={t('folder.all')}
          value={folder}
          onChange={(event) => {
            setFolder(event.currentTarget.value)
            setPage(1)
          }}
        />
      </div>
      {media.isError && <Message tone="bad">{t('failed')}</Message>}
      {media.data && total === 0 && <Message tone="info">{t('pick.none')}</Message>}
      <ul className={styles.tiles} aria-busy={media.isFetching}>
        {rows.map((asset) => (
          <AssetTile key={asset.path} {...{ asset, onChoose }} />
        ))}
      </ul>
      {total > SIZE && (
        <div className={styles.bar}>
          <Button variant="secondary" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('pick.before')}
          </Button>
          <Button variant="secondary" size="small" disabled={page * SIZE >= total} onClick={() => setPage(page + 1)}>
            {t('pick.next')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
