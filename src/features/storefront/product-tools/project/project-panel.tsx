import { useRef, useState } from 'react'
import { useDraftRestore, useDraftSource } from '#browser/draft/use-draft.ts'
import { ProjectDialogs, type ProjectRequest } from '#features/storefront/product-tools/project/project-dialogs.tsx'
import { ProjectList } from '#features/storefront/product-tools/project/project-list.tsx'
import {
  openProject,
  saveProject,
  useProjects,
  type ListedProject,
} from '#features/storefront/product-tools/project/use-projects.client.ts'
import type { ScheduleKind } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import type { Schedule } from '#features/storefront/product-tools/schedule/use-schedule.client.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/state.tsx'
import { Message, type MessageTone } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './project-panel.module.css'

type Note = {
  readonly tone: MessageTone
  readonly key: 'project.saved' | 'project.failed' | 'project.nameless' | 'project.elsewhere'
}
/** Of a project that is being renamed; `isBack` when it was stored while the session ended. */
type TypedName = { readonly of: string; readonly name: string; readonly isBack?: boolean }
const readTypedName = (value: unknown): TypedName | undefined => {
  const { of, name } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  return typeof of === 'string' && typeof name === 'string' ? { of, name, isBack: true } : undefined
}
const CONFLICT = 409
const GONE = 404

/** Saved projects of the person who signed in; what is in the browser is saved when they say so. */
export const ProjectPanel = ({ kind, schedule }: { kind: ScheduleKind; schedule: Schedule }) => {
  const t = useTexts('product-tools')
  const { projects, failure, load } = useProjects(kind)
  const [note, setNote] = useState<Note>()
  const [query, setQuestion] = useState<ProjectRequest>()
  const [typed, setTyped] = useState<TypedName>()
  const isSaving = useRef(false)
  const { lines, project, name } = schedule
  const draft = `project-name-${kind}`
  useDraftSource(draft, query?.about === 'rename' && typed?.of === query.project.id ? typed : undefined)
  useDraftRestore(draft, (value) => {
    const stored = readTypedName(value)
    setTyped(stored)
    return stored !== undefined
  })
  // Brought back before the list was there: asked as soon as it is.
  const waiting = typed?.isBack ? projects?.find(({ id }) => id === typed.of) : undefined
  if (typed && waiting) {
    setTyped({ of: typed.of, name: typed.name })
    setQuestion({ about: 'rename', project: waiting })
  }

  const save = async (): Promise<void> => {
    if (name.trim() === '') return setNote({ tone: 'warn', key: 'project.nameless' })
    // A second click would make a second project, or a conflict with the first.
    if (isSaving.current) return
    isSaving.current = true
    await saveOnce()
    isSaving.current = false
  }
  const saveOnce = async (): Promise<void> => {
    const link = project ?? { id: crypto.randomUUID(), version: 0 }
    const { ok, data, status } = await saveProject(link, { name: name.trim(), kind, lines })
    if (status === CONFLICT) return setNote({ tone: 'bad', key: 'project.elsewhere' })
    // Deleted elsewhere: the lines in the browser are a project of their own again.
    if (status === GONE) schedule.change({ project: undefined })
    if (!ok || !data) return setNote({ tone: 'bad', key: 'project.failed' })
    schedule.change({ project: { id: data.id, version: data.version } })
    setNote({ tone: 'ok', key: 'project.saved' })
    await load()
  }
  const show = async (id: string): Promise<void> => {
    const opened = await openProject(id)
    if (!opened) return setNote({ tone: 'bad', key: 'project.failed' })
    schedule.rename(opened.name)
    schedule.change({ lines: opened.lines, project: { id: opened.id, version: opened.version } })
    setNote(undefined)
  }
  const askToOpen = (listed: ListedProject): void => {
    // Unsaved changes would be lost.
    if (lines.length > 0 && !project) setQuestion({ about: 'replace', project: listed })
    else void show(listed.id)
  }
  const startAnew = (): void => {
    schedule.change({ lines: [], project: undefined })
    schedule.rename('')
    setNote(undefined)
  }
  if (failure === 'refused') return null
  return (
    <section className={styles.panel} aria-labelledby="projects-heading">
      <h2 id="projects-heading">{t('project.heading')}</h2>
      <div role="status">
        {note && (
          <Message
            tone={note.tone}
            onDismiss={() => setNote(undefined)}
            action={
              note.key === 'project.elsewhere' &&
              project && (
                <Button variant="secondary" size="small" onClick={() => void show(project.id)}>
                  {t('project.reload')}
                </Button>
              )
            }
          >
            {t(note.key)}
          </Message>
        )}
      </div>
      {failure === 'failed' && !projects && <ErrorState onRetry={() => void load()} />}
      {lines.length > 0 && !project && !note && <p>{t('project.offer')}</p>}
      <div className={styles.actions}>
        {(lines.length > 0 || project) && (
          <Button size="small" onClick={() => void save()}>
            {t(project ? 'project.saveChanges' : 'project.save')}
          </Button>
        )}
        {project && (
          <Button variant="quiet" size="small" onClick={startAnew}>
            {t('project.new')}
          </Button>
        )}
      </div>
      {projects && (
        <ProjectList
          projects={projects}
          openId={project?.id}
          onOpen={askToOpen}
          onRename={(listed) => setQuestion({ about: 'rename', project: listed })}
          onDelete={(listed) => setQuestion({ about: 'delete', project: listed })}
        />
      )}
      <ProjectDialogs
        question={query}
        typed={typed}
        onType={setTyped}
        onClose={() => setQuestion(undefined)}
        onReplace={({ id }) => void show(id)}
        onRenamed={async ({ id }, link, newName) => {
          if (link === undefined) setNote({ tone: 'bad', key: 'project.failed' })
          else if (project?.id === id) {
            schedule.rename(newName)
            schedule.change({ project: link })
          }
          await load()
        }}
        onDeleted={async ({ id }, isDeleted) => {
          if (!isDeleted) return setNote({ tone: 'bad', key: 'project.failed' })
          if (project?.id === id) schedule.change({ project: undefined })
          await load()
        }}
      />
    </section>
  )
}
