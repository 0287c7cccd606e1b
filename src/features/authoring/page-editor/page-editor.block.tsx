import { useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { refreshQueries } from '#browser/query.ts'
import { listMarkets, listVersions, readPage } from '#features/authoring/authoring/public.ts'
import * as rules from '#features/authoring/page-editor/editor.rules.ts'
import { LanguagesView } from '#features/authoring/page-editor/languages-view.tsx'
import type { Dropped } from '#features/authoring/page-editor/drag-blocks.client.ts'
import { OutlinePane } from '#features/authoring/page-editor/outline-pane.tsx'
import type { PageEditor } from '#features/authoring/page-editor/page-editor.schema.ts'
import { nameOfType, PALETTE, PALETTE_NAMES } from '#features/authoring/page-editor/palette.rules.ts'
import * as places from '#features/authoring/page-editor/place.rules.ts'
import { PresenceNote } from '#features/authoring/page-editor/presence-note.tsx'
import { PreviewPane } from '#features/authoring/page-editor/preview-pane.tsx'
import { addressOf } from '#features/authoring/page-editor/preview-view.rules.ts'
import { PropertiesPane } from '#features/authoring/page-editor/properties-pane.tsx'
import { PublishDialog } from '#features/authoring/page-editor/publish-dialog.tsx'
import { TroubleMessage } from '#features/authoring/page-editor/trouble-message.tsx'
import { ReviewButton } from '#features/authoring/page-editor/review-button.tsx'
import { sayPlace } from '#features/authoring/page-editor/trouble.rules.ts'
import { useDraft } from '#features/authoring/page-editor/use-draft.client.ts'
import { usePresence } from '#features/authoring/page-editor/use-presence.client.ts'
import { VersionsView } from '#features/authoring/page-editor/versions-view.tsx'
import { lookUp } from '#kernel/look-up.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

/** The words of what it is made of. */
export const texts: readonly string[] = ['media-library', 'uploads', 'authoring']

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
export const Block = ({ page, fields, names, holders }: PageEditor) => {
  const t = useTexts('page-editor')
  const { time } = useFormats()
  const { editing, saved, trouble, edit, flush, reload, keepOwn } = useDraft(page.id)
  const presence = usePresence(page.id)
  const [publishing, setPublishing] = useState<'now' | 'later'>()
  const [news, setNews] = useState<string>()
  const hash = useHash()
  const version = /^#version-(\d+)$/.exec(hash)?.[1]
  const isHistory = hash === '#versions' || version !== undefined
  const isLanguages = hash === '#languages'
  const content = editing && rules.contentOf(editing)

  // Somebody else saved while nothing was written here.
  const isOvertaken = presence.others.length > 0 && presence.isNewerThan(saved?.etag)

  const openPublishing = async (when: 'now' | 'later'): Promise<void> => {
    setNews(undefined)
    // The saved version is published.
    if (!(await flush())) return
    await refreshQueries(listMarkets)
    setPublishing(when)
  }
  const finish = (reported: string): void => {
    setPublishing(undefined)
    setNews(reported)
    void refreshQueries(listMarkets, listVersions, readPage)
  }
  const takeBack = async (reported?: string): Promise<void> => {
    setNews(reported)
    await reload()
    await refreshQueries(listMarkets, listVersions)
    location.hash = ''
  }
  const steer = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    edit(event.shiftKey ? rules.redo : rules.undo)
  }
  const nameOf = ({ type }: { readonly type: string }): string => {
    const name = nameOfType(type)
    return name ? t(`block.${name}`) : (lookUp(names, type) ?? type)
  }
  const placeOf = (path: string): string => {
    if (path === 'title' || path === 'description') return t(`page.${path}`)
    return sayPlace(path, { blocks: content?.blocks ?? [], fields, nameOf }) ?? t('page')
  }
  const drop = (dropped: Dropped, gap: places.Gap): void => {
    if ('block' in dropped) return edit((now) => places.dropBlock(now, dropped.block, gap, holders))
    const name = PALETTE_NAMES.find((each) => each === dropped.made)
    if (name) edit((now) => places.dropNew(now, PALETTE[name], gap, holders))
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
        <PresenceNote presence={presence} />
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
          <ReviewButton pageId={page.id} isReady={saved !== undefined} flush={flush} />
          <Button variant="secondary" size="small" disabled={!saved} onClick={() => void openPublishing('later')}>
            {t('schedule')}
          </Button>
          <Button size="small" disabled={!saved} onClick={() => void openPublishing('now')}>
            {t('publish')}
          </Button>
        </div>
      </div>
      <div className={styles.told}>
        {isOvertaken && !trouble && (
          <Message tone="info" live>
            {t('presence.saved', { name: presence.savedBy ?? t('someone') })}{' '}
            <Button variant="quiet" size="small" onClick={() => void reload()}>
              {t('conflict.theirs')}
            </Button>
          </Message>
        )}
        {trouble && (
          <TroubleMessage trouble={trouble} placeOf={placeOf} onTheirs={() => void reload()} onOwn={() => void keepOwn()} />
        )}
        {news && (
          <Message tone="ok" live onDismiss={() => setNews(undefined)}>
            {news}
          </Message>
        )}
      </div>
      {editing && content && saved && isHistory ? (
        <VersionsView
          pageId={page.id}
          {...{ fields, nameOf, address: addressOf(page) }}
          draft={{ version: saved.version, content }}
          number={version === undefined ? undefined : Number(version)}
          onRestored={takeBack}
        />
      ) : isLanguages ? (
        <LanguagesView page={page} onSaved={() => void reload()} />
      ) : (
        <div className={styles.panes}>
          <OutlinePane
            nameOf={nameOf}
            holders={holders}
            blocks={content?.blocks ?? []}
            chosen={editing?.chosen}
            onChoose={(id) => edit((now) => ({ ...now, chosen: id }))}
            onPlace={(name) => edit((now) => rules.placeBlock(now, PALETTE[name].type, PALETTE[name].props, holders))}
            onMove={(id, by) => edit((now) => rules.moveBlock(now, id, by))}
            onNest={(id, isIn) => edit((now) => rules.nestBlock(now, id, isIn, holders))}
            onDrop={drop}
          />
          <PreviewPane
            page={page}
            etag={saved?.etag}
            blocks={content?.blocks ?? []}
            fields={fields}
            holders={holders}
            chosen={editing?.chosen}
            onChoose={(id) => edit((now) => ({ ...now, chosen: id }))}
            onDrop={drop}
            onText={(id, path, text) => edit((now) => places.changeText(now, id, path, text))}
          />
          {editing ? (
            <PropertiesPane {...{ page, editing, fields, nameOf, holders }} onEdit={edit} />
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
