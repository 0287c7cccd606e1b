import type { ListedProject } from '#features/schedules/project/use-projects.ts'
import { Button } from '#ui/button.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { Tag } from '#ui/badge.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './project-panel.module.css'

type ProjectListProps = {
  projects: readonly ListedProject[]
  openId: string | undefined
  onOpen: (project: ListedProject) => void
  onRename: (project: ListedProject) => void
  onDelete: (project: ListedProject) => void
}

export const ProjectList = ({ projects, openId, onOpen, onRename, onDelete }: ProjectListProps) => {
  const t = useTexts('schedules')
  const { number, dateTime } = useFormats()
  if (projects.length === 0) return <p>{t('project.none')}</p>
  const columns: Column<ListedProject>[] = [
    {
      key: 'name',
      header: t('project.name'),
      rowHeader: true,
      cell: ({ id, name }) => (
        <>
          {name} {id === openId && <Tag>{t('project.open.here')}</Tag>}
        </>
      ),
    },
    { key: 'lines', header: t('project.lines'), numeric: true, phoneLabel: true, cell: ({ lineCount }) => number(lineCount) },
    { key: 'saved', header: t('project.savedAt'), phone: 'full', cell: ({ updatedAt }) => dateTime(updatedAt) },
    {
      key: 'actions',
      header: t('column.actions'),
      phone: 'full',
      cell: (project) => (
        <span className={styles.actions}>
          <Button variant="secondary" size="small" aria-label={t('project.openNamed', project)} onClick={() => onOpen(project)}>
            {t('project.open')}
          </Button>
          <Button variant="quiet" size="small" aria-label={t('project.renameNamed', project)} onClick={() => onRename(project)}>
            {t('project.rename')}
          </Button>
          <Button variant="quiet" size="small" aria-label={t('project.deleteNamed', project)} onClick={() => onDelete(project)}>
            {t('project.delete')}
          </Button>
        </span>
      ),
    },
  ]
  return <Table caption={t('project.heading')} columns={columns} rows={projects} rowKey={({ id }) => id} />
}
