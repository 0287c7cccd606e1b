import type { ListedProject } from '#features/storefront/product-tools/project/use-projects.client.ts'
import { Button } from '#ui/button.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { Tag } from '#ui/badge.tsx'
import type { Formats } from '#ui/format.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './project-panel.module.css'

type ProjectDeeds = {
  onOpen: (project: ListedProject) => void
  onRename: (project: ListedProject) => void
  onDelete: (project: ListedProject) => void
}
type ProjectListProps = ProjectDeeds & { projects: readonly ListedProject[]; openId: string | undefined }

type Words = ReturnType<typeof useTexts<'product-tools'>>

const ProjectActions = ({ project, onOpen, onRename, onDelete }: { project: ListedProject } & ProjectDeeds) => {
  const t = useTexts('product-tools')
  const { name } = project
  return (
    <span className={styles.actions}>
      <Button variant="secondary" size="small" aria-label={t('project.openNamed', { name })} onClick={() => onOpen(project)}>
        {t('project.open')}
      </Button>
      <Button variant="quiet" size="small" aria-label={t('project.renameNamed', { name })} onClick={() => onRename(project)}>
        {t('project.rename')}
      </Button>
      <Button variant="quiet" size="small" aria-label={t('project.deleteNamed', { name })} onClick={() => onDelete(project)}>
        {t('project.delete')}
      </Button>
    </span>
  )
}

const listColumns = (t: Words, formats: Formats, openId: string | undefined, deeds: ProjectDeeds): Column<ListedProject>[] => [
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
  {
    key: 'lines',
    header: t('project.lines'),
    numeric: true,
    phoneLabel: true,
    cell: ({ lineCount }) => formats.number(lineCount),
  },
  { key: 'saved', header: t('project.savedAt'), phone: 'full', cell: ({ updatedAt }) => formats.dateTime(updatedAt) },
  {
    key: 'actions',
    header: t('column.actions'),
    phone: 'full',
    cell: (project) => <ProjectActions project={project} {...deeds} />,
  },
]

export const ProjectList = ({ projects, openId, ...deeds }: ProjectListProps) => {
  const t = useTexts('product-tools')
  const formats = useFormats()
  if (projects.length === 0) return <p>{t('project.none')}</p>
  const columns = listColumns(t, formats, openId, deeds)
  return <Table caption={t('project.heading')} columns={columns} rows={projects} rowKey={({ id }) => id} />
}
