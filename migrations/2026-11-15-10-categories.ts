import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#server/database/tenant-table.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table category (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      parent_id uuid,
      slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      /* The slugs from the top, joined with '/'. */
      path text not null,
      depth integer not null check (depth between 1 and 4),
      position integer not null,
      picture_family text not null,
      names jsonb not null,
      texts jsonb not null default '{}',
      unique (tenant, id),
      unique (tenant, path),
      /* A foreign key looks past row-level security, so the tenant is part of it. */
      foreign key (tenant, parent_id) references category (tenant, id) on delete cascade,
      check ((parent_id is null) = (depth = 1)),
      check (array_length(string_to_array(path, '/'), 1) = depth)
    )`.execute(db)
  await sql`create index category_children on category (tenant, parent_id, position)`.execute(db)
  await protectTenantTable(db, 'category')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropTable('category').execute()
}
