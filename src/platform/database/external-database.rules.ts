import { APP_ROLE } from './role-names.ts'

/** Facts about an external database and the two users we were given. */
export type DatabaseFacts = {
  readonly versionNumber: number
  readonly encoding: string
  readonly user: string
  readonly isSuperuser: boolean
  readonly bypassesRls: boolean
  /** Tables that the user owns itself or as a member of their owner. */
  readonly ownedTables: readonly string[]
  readonly hasAppRole: boolean
  readonly isInAppRole: boolean
  readonly keepsTenant: boolean
  readonly pendingMigrations: readonly string[]
  /** Applied ones whose files say something else now. */
  readonly changedMigrations: readonly string[]
  readonly owner?: OwnerFacts
}

export type OwnerFacts = { readonly user: string; readonly mayCreateTables: boolean; readonly mayCreateSchema: boolean }

type DatabaseFault = { readonly name: string; readonly what: string; readonly cure: string }
type Judgement = readonly [isBroken: boolean, name: string, what: string, cure: string]

const OLDEST_VERSION = 150_000

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Each thing that is wrong, and how to put it right. */
export const findDatabaseFaults = (facts: DatabaseFacts): DatabaseFault[] =>
  [...checkServer(facts), ...checkAppUser(facts), ...checkSchema(facts)]
    .filter(([isBroken]) => isBroken)
    .map(([, name, what, cure]) => ({ name, what, cure }))

/** One sentence for each thing that is wrong: what it is, and how to put it right. */
export const checkDatabase = (facts: DatabaseFacts): string[] =>
  findDatabaseFaults(facts).map(({ what, cure }) => `${what}: ${cure}`)

const checkServer = ({ versionNumber, encoding }: DatabaseFacts): Judgement[] => [
  [versionNumber < OLDEST_VERSION, 'version', `PostgreSQL ${Math.floor(versionNumber / 10_000)} is too old`, 'use 15 or later.'],
  [
    encoding !== 'UTF8',
    'encoding',
    `The database is encoded in ${encoding}`,
    `create it again with \`encoding 'UTF8' template template0\`.`,
  ],
]

const checkAppUser = (facts: DatabaseFacts): Judgement[] => {
  const user = quote(facts.user)
  return [
    [
      facts.isSuperuser,
      'superuser',
      `The user ${user} of DATABASE_URL is a superuser and would see every tenant's data`,
      `run \`alter role ${user} nosuperuser;\`.`,
    ],
    [
      facts.bypassesRls,
      'bypassrls',
      `The user ${user} of DATABASE_URL passes by row-level security`,
      `run \`alter role ${user} nobypassrls;\`.`,
    ],
    [
      !facts.isSuperuser && facts.ownedTables.length > 0,
      'owner',
      `The user ${user} of DATABASE_URL owns tables or belongs to their owner (${facts.ownedTables.slice(0, 3).join(', ')})`,
      `use a user that owns none; the owner's goes into DATABASE_OWNER_URL.`,
    ],
    [
      !facts.hasAppRole,
      'role',
      `The role ${APP_ROLE} is missing`,
      `run \`create role ${APP_ROLE} nologin nobypassrls; grant ${APP_ROLE} to ${user};\`.`,
    ],
    [
      facts.hasAppRole && !facts.isInAppRole,
      'membership',
      `The user ${user} of DATABASE_URL has no rights on the tables`,
      `run \`grant ${APP_ROLE} to ${user};\`.`,
    ],
    [
      !facts.keepsTenant,
      'tenant-setting',
      `The user ${user} of DATABASE_URL cannot set app.tenant in a transaction`,
      'let it, and let no pooler drop settings inside one.',
    ],
  ]
}

const checkSchema = ({ pendingMigrations, changedMigrations, owner, user }: DatabaseFacts): Judgement[] => {
  if (!owner) {
    return [
      [
        pendingMigrations.length > 0,
        'migrations',
        `The database lacks ${pendingMigrations.length} migrations (${pendingMigrations[0]} first)`,
        'set DATABASE_OWNER_URL to the owner of the tables, or run `npm run migrate` with it.',
      ],
      [
        changedMigrations.length > 0,
        'changed-migration',
        `The migration ${changedMigrations[0]} was applied to this database and says something else in these sources`,
        'put its file back as it was; where the change does no harm, run `npm run migrate -- --accept-changed` with DATABASE_OWNER_URL.',
      ],
    ]
  }
  const name = quote(owner.user)
  return [
    [
      owner.user === user,
      'same-user',
      `DATABASE_URL and DATABASE_OWNER_URL name the same user ${name}`,
      'give the application one that owns no tables.',
    ],
    [
      !owner.mayCreateTables,
      'owner-tables',
      `The user ${name} of DATABASE_OWNER_URL cannot create tables`,
      `run \`grant create on schema public to ${name};\`.`,
    ],
    [
      !owner.mayCreateSchema,
      'owner-schema',
      `The user ${name} of DATABASE_OWNER_URL cannot create the job queue's schema`,
      `run \`grant create on database … to ${name};\`.`,
    ],
  ]
}
