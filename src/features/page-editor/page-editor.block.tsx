import { useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { refreshQueries } from '#browser/query.ts'
import { listMarkets, listVersions } from '#features/authoring/public.ts'
import * as rules from '#features/page-editor/editor.rules.ts'
import { LanguagesView } from '#features/page-editor/languages-view.tsx'
import { OutlinePane } from '#features/page-editor/outline-pane.tsx'
import type { PageEditor } from '#features/page-editor/page-editor.schema.ts'
import { PALETTE } from '#features/page-editor/palette.rules.ts'
import { PreviewPane } from '#features/page-editor/preview-pane.tsx'
import { PropertiesPane } from '#features/page-editor/properties-pane.tsx'
import { PublishDialog } from '#features/page-editor/publish-dialog.tsx'
import { TroubleMessage } from '#features/page-editor/trouble-message.tsx'
import { useDraft } from '#features/page-editor/use-draft.client.ts'
import { VersionsView } from '#features/page-editor/versions-view.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

/** The words of what it is made of. */
export const texts: readonly string[] = ['media-library', 'uploads']

const onHash = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
const useHash = (): string =>
  useSyncExternalStore(
    onHash,
    () => location.hash,
    () => '',
  )

/** A page as its author writes it: what it holds, how it looks, what can be set. */
export const Block = ({ page, fields }: PageEditor) => {
  const t = useTexts('page-editor')
  const { time } = useFormats()
  const { editing, saved, trouble, edit, flush, reload, keepOwn } = useDraft(page.id)
  const [publishing, setPublishing] = useState<'now' | 'later'>()
  const [news, setNews] = useState<string>()
  const hash = useHash()
  const version = /^#version-(\d+)$/.exec(hash)?.[1]
  const isHistory = hash === '#versions' || version !== undefined
  const isLanguages = hash === '#languages'
  const content = editing && rules.contentOf(editing)

  const openPublishing = async (when: 'now' | 'later'): Promise<void> => {
    setNews(undefined)
    // What goes out is what was saved.
    if (!(await flush())) return
    await refreshQueries(listMarkets)
    setPublishing(when)
  }
  const finish = (told: string): void => {
    setPublishing(undefined)
    setNews(told)
    void refreshQueries(listMarkets, listVersions)
  }
  const takeBack = async (): Promise<void> => {
    await reload()
    await refreshQueries(listMarkets, listVersions)
    location.hash = ''
  }
  const steer = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    edit(event.shiftKey ? rules.redo : rules.undo)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the whole editor
    <div className={styles.editor} onKeyDown={steer}>
      <div className={styles.bar}>
        <a href={`/${page.locale}/back-office/pages`} className={styles.close}>
          {t('close')}
        </a>
        <div className={styles.title}>
          <h1>{content?.title ?? page.title}</h1>
          <span>{`/${page.locale}${page.path}`}</span>
        </div>
        <p role="status" className={styles.status}>
          {saved ? t('status', { number: saved.version, time: time(saved.savedAt) }) : t('loading')}
        </p>
        <div className={styles.actions}>
          <Button variant="quiet" size="small" disabled={!editing || !rules.mayUndo(editing)} onClick={() => edit(rules.undo)}>
            {t('undo')}
          </Button>
          <Button variant="quiet" size="small" disabled={!editing || !rules.mayRedo(editing)} onClick={() => edit(rules.redo)}>
            {t('redo')}
          </Button>
          <ButtonLink variant="secondary" size="small" href={isHistory ? '#page' : '#versions'}>
            {t(isHistory ? 'back' : 'versions')}
          </ButtonLink>
          <ButtonLink variant="secondary" size="small" href={isLanguages ? '#page' : '#languages'}>
            {t(isLanguages ? 'back' : 'languages')}
          </ButtonLink>
          <Button variant="secondary" size="small" disabled={!saved} onClick={() => void openPublishing('later')}>
            {t('schedule')}
          </Button>
          <Button size="small" disabled={!saved} onClick={() => void openPublishing('now')}>
            {t('publish')}
          </Button>
        </div>
      </div>
      <div className={styles.told}>
        {trouble && <TroubleMessage trouble={trouble} onTheirs={() => void reload()} onOwn={() => void keepOwn()} />}
        {news && (
          <Message tone="ok" live onDismiss={() => setNews(undefined)}>
            {news}
          </Message>
        )}
      </div>
      {editing && content && saved && isHistory ? (
        <VersionsView
          pageId={page.id}
          draft={{ version: saved.version, content }}
          number={version === undefined ? undefined : Number(version)}
          onRestored={takeBack}
        />
      ) : isLanguages ? (
        <LanguagesView page={page} onSaved={() => void reload()} />
      ) : (
        <div className={styles.panes}>
          <OutlinePane
            blocks={content?.blocks ?? []}
            chosen={editing?.chosen}
            onChoose={(id) => edit((now) => ({ ...now, chosen: id }))}
            onPlace={(name) => edit((now) => rules.placeBlock(now, PALETTE[name].type, PALETTE[name].props))}
          />
          <PreviewPane
            page={page}
            etag={saved?.etag}
            chosen={editing?.chosen}
            onChoose={(id) => edit((now) => ({ ...now, chosen: id }))}
          />
          {editing ? (
            <PropertiesPane editing={editing} fields={fields} onEdit={edit} />
          ) : (
            <aside className={styles.pane} data-pane="properties" aria-label={t('properties')} />
          )}
        </div>
      )}
      {publishing && (
        <PublishDialog
          pageId={page.id}
          path={page.path}
          isLater={publishing === 'later'}
          onClose={() => setPublishing(undefined)}
          onDone={finish}
        />
      )}
    </div>
  )
}
