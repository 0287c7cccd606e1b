import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '#platform/config.ts'
import { Environment } from '#platform/config-environment.ts'
import { isOnInternalPort } from '#platform/http/internal.rules.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string): Promise<string> => readFile(path.join(ROOT, file), 'utf8')
const isKnown = (name: string): boolean => Object.hasOwn(Environment.shape, name)

type Service = {
  readonly image: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly command?: readonly string[]
  readonly volumes?: readonly string[]
  readonly stop_grace_period?: string
}
/** Made by the guides, beside what the units name. */
const BESIDE: readonly RegExp[] = [
  /^\/opt\/portico\/(?:releases|next|current)(?:\/|$)/,
  /^\/etc\/portico\/(?:tenants\.json|portico-300\d\.env|portico-300\d)$/,
  /^\/var\/lib\/portico\/files$/,
  /^\/srv\/backups\/portico[\w-]*\.backup$/,
]
const PRODUCTION = {
  PORTICO_MODE: 'production',
  DATABASE_URL: 'postgres://portico_app@database/portico',
  SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
  MAIL_URL: 'smtp://mail.example',
  MAIL_FROM: 'a@b.example',
}
const compose = parse(await read('deploy/compose.yaml'), { merge: true }) as { services: Record<string, Service> }
const ours = Object.entries(compose.services).filter(([, { image }]) => image === 'portico')

test('compose has a proxy, two web processes, a worker, a database and a storage', () => {
  expect(Object.keys(compose.services)).toEqual(
    expect.arrayContaining(['proxy', 'web-1', 'web-2', 'worker', 'database', 'storage']),
  )
  const roles = ours.map(([name, { environment }]) => [name, environment?.['PORTICO_ROLE']])
  expect(roles).toEqual([
    ['web-1', 'web'],
    ['web-2', 'web'],
    ['worker', 'worker'],
    ['migrate', undefined],
  ])
})

test.each(ours)('%s of compose has a read-only root, no rights, and settings that are valid', (_, service) => {
  expect([service.read_only, service.cap_drop]).toEqual([true, ['ALL']])
  const env = Object.fromEntries(
    Object.entries(service.environment ?? {}).map(([name, value]) => {
      const sample = name === 'SECRETS_KEY' ? Buffer.alloc(32, 1).toString('base64') : 'a@b.example'
      const given = name === 'MAIL_URL' ? 'smtp://mail.example' : value.replaceAll(/\$\{\w+:\?\}/g, sample)
      return [name, given]
    }),
  )
  for (const name of Object.keys(env)) expect(isKnown(name), name).toBe(true)
  expect(readConfig(env).mode).toBe('production')
})

const { stopMs, stopNoticeMs } = readConfig(PRODUCTION).limits

test.each(ours)('%s of compose is given the time that it takes to stop', (_, { stop_grace_period = '10s' }) => {
  expect(stop_grace_period).toMatch(/^\d+s$/)
  expect(Number.parseInt(stop_grace_period, 10) * 1000).toBeGreaterThan(stopMs + stopNoticeMs)
})

test('images of others have a version', () => {
  for (const [name, { image }] of Object.entries(compose.services).filter(([, service]) => service.image !== 'portico'))
    expect(image, name).toMatch(/:(?!latest$)[\w.-]*\d[\w.-]*$/)
})

test('only the owner of the tables migrates', () => {
  for (const [name, { environment = {} }] of ours) expect('DATABASE_OWNER_URL' in environment, name).toBe(name === 'migrate')
})

test('files and commands that compose names are there', () => {
  const named = Object.values(compose.services).flatMap(({ volumes = [], command = [] }) => [
    ...volumes
      .filter((volume) => /^\.\/\w+[.\w-]*\.\w+:|Caddyfile:/.test(volume))
      .map((volume) => path.join('deploy', volume.split(':')[0] ?? '')),
    ...command.filter((part) => part.startsWith('/app/')).map((part) => part.slice('/app/'.length)),
  ])
  expect(named.length).toBeGreaterThan(2)
  for (const file of named) expect(existsSync(path.join(ROOT, file)), file).toBe(true)
})

type Resource = {
  readonly kind: string
  readonly data?: object
  readonly stringData?: object
  readonly spec?: { readonly template?: { readonly spec: Pod } }
}
type Pod = {
  readonly automountServiceAccountToken: boolean
  readonly securityContext: object
  readonly containers: readonly {
    readonly args?: readonly string[]
    readonly env?: readonly { readonly name: string }[]
    readonly ports?: readonly { readonly name: string; readonly containerPort: number }[]
    readonly livenessProbe?: { readonly httpGet: { readonly path: string; readonly port: string } }
    readonly readinessProbe?: { readonly httpGet: { readonly path: string; readonly port: string } }
    readonly securityContext: object
  }[]
}
const KUBERNETES = 'deploy/kubernetes'
const manifests = await Promise.all(
  (await readdir(path.join(ROOT, KUBERNETES))).map(async (file) => {
    const documents = parseAllDocuments(await read(path.join(KUBERNETES, file)))
    return documents.map((document) => ({ file, errors: document.errors, resource: document.toJS() as Resource }))
  }),
)
const resources = manifests.flat()

test('manifests are YAML, and kustomization names files that are there', async () => {
  expect(resources.flatMap(({ errors }) => errors)).toEqual([])
  const { resources: named } = parse(await read(`${KUBERNETES}/kustomization.yaml`)) as { resources: string[] }
  for (const file of named) expect(existsSync(path.join(ROOT, KUBERNETES, file)), file).toBe(true)
})

test('pods run as nobody, without rights, on a read-only root, and are probed where they answer', () => {
  const pods = resources.flatMap(({ resource }) => resource.spec?.template?.spec ?? [])
  expect(pods).toHaveLength(3)
  for (const { automountServiceAccountToken, securityContext, containers } of pods) {
    expect(automountServiceAccountToken).toBe(false)
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001, seccompProfile: { type: 'RuntimeDefault' } })
    for (const { args = [], env = [], ports = [], livenessProbe, readinessProbe, securityContext: rights } of containers) {
      expect(rights).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      for (const { name } of env) expect(isKnown(name), name).toBe(true)
      for (const file of args) expect(existsSync(path.join(ROOT, file.replace('/app/', ''))), file).toBe(true)
      for (const probe of [livenessProbe, readinessProbe].filter((each) => each !== undefined)) {
        expect(isOnInternalPort(probe.httpGet.path)).toBe(true)
        expect(ports.map(({ name }) => name)).toContain(probe.httpGet.port)
      }
    }
  }
})

test('settings of the manifests are known and valid together', () => {
  const values = resources
    .filter(({ file }) => /^(?:config|secret\.example)/.test(file))
    .map(({ resource }) => ({ ...resource.data, ...resource.stringData }))
  const env = Object.assign({}, ...values, { SECRETS_KEY: Buffer.alloc(32, 1).toString('base64') }) as Record<string, string>
  for (const name of Object.keys(env)) expect(isKnown(name), name).toBe(true)
  expect(readConfig(env).internal).toMatchObject({ port: 9464, host: '0.0.0.0' })
})

test('the image runs as nobody, has a health check, and names files that are there', async () => {
  const file = await read('Containerfile')
  const stages = file.split(/^FROM /m)
  expect(stages).toHaveLength(3)
  const last = stages.at(-1) ?? ''
  expect(last).toMatch(/^USER 10001:10001$/m)
  expect(last).toMatch(/^HEALTHCHECK .* CMD \["node", "\/app\/deploy\/probe\.ts"\]$/m)
  expect(last).not.toMatch(/^RUN|apt|npm /m)
  const named = [...file.matchAll(/(?:\/app\/|node )((?:src|scripts|deploy)\/[\w./-]+\.ts)/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThanOrEqual(4)
  for (const name of named) expect(existsSync(path.join(ROOT, name)), name).toBe(true)
  for (const [, name = ''] of last.matchAll(/^(?:ENV| {4})\s*([A-Z_]+)=/gm))
    expect(isKnown(name) || ['PATH', 'NODE_COMPILE_CACHE'].includes(name), name).toBe(true)
})

test.each(['deploy/nginx.conf', 'deploy/Caddyfile'])(
  '%s passes on neither measurements nor the description of the API',
  async (file) => {
    const text = await read(file)
    for (const address of ['/metrics', '/api/openapi.json', '/api/docs']) expect(text).toContain(address)
    if (file.endsWith('nginx.conf')) {
      expect(text).toMatch(/proxy_set_header Host \$http_host;/)
      expect(text).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/)
      expect(text).toMatch(/proxy_set_header X-Forwarded-Proto \$scheme;/)
    }
  },
)

const HARDENED = ['User=portico', 'ProtectSystem=strict', 'NoNewPrivileges=true', 'CapabilityBoundingSet=', 'PrivateDevices=true']

test.each(['deploy/portico.service', 'deploy/portico@.service'])('%s is hardened, and starts what is there', async (file) => {
  const unit = await read(file)
  for (const line of HARDENED) expect(unit.split('\n')).toContain(line)
  const [, script = ''] = /ExecStart=[^\n]* \/opt\/portico\/current\/(src\S+)/.exec(unit) ?? []
  expect(existsSync(path.join(ROOT, script)), script).toBe(true)
  const [, deadline] = /TimeoutStopSec=(\d+)/.exec(unit) ?? []
  expect(Number(deadline) * 1000).toBeGreaterThan(stopMs + stopNoticeMs)
})

test('one process of two has the same rights as one alone', async () => {
  const [one, each] = await Promise.all([read('deploy/portico.service'), read('deploy/portico@.service')])
  const rightsOf = (unit: string): string => unit.slice(unit.indexOf('Restart='))
  expect(rightsOf(each)).toBe(rightsOf(one))
  expect(each).toMatch(/^ExecStart=\/usr\/bin\/env PORT=%i /m)
  const upstreams = [...(await read('deploy/nginx.conf')).matchAll(/^ {2}server 127\.0\.0\.1:(\d+)/gm)].map(([, port]) => port)
  const guide = await read('docs/guides/deploy.md')
  for (const port of upstreams) expect(guide).toContain(`portico@${port}`)
  expect(upstreams).toHaveLength(2)
})

test('the nightly backup is that of its guide', async () => {
  const unit = await read('deploy/portico-backup.service')
  const [, command = ''] = /ExecStart=\S+node \/opt\/portico\/current\/(src\/app\/backup\.ts .*)/.exec(unit) ?? []
  expect(command).toMatch(/^src\/app\/backup\.ts --to \/srv\/backups\/ --keep \d+$/)
  expect(unit).toContain('ReadWritePaths=/srv/backups')
  const guide = await read('docs/guides/backup.md')
  expect(guide).toContain(`npm run --silent backup -- ${command.slice('src/app/backup.ts '.length)}`)
  expect(guide).toMatch(/^install -d -m 0700 -o portico -g portico \/srv\/backups$/m)
  // What cron starts gets the settings only if they are exported.
  expect(guide).toContain('set -a; . /etc/portico/portico.env; set +a; cd /opt/portico/current &&')
})

/** Every path of these folders that a text names. */
const pathsIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/(?<![\w.])\/(?:etc|opt|srv|var\/(?:lib|cache))\/(?:portico|backups)[\w./@-]*/g)].map(([found]) =>
      found.replace(/[./]+$/, ''),
    ),
  )

test('guides and units name the same places', async () => {
  const units = ['portico.service', 'portico@.service', 'portico-backup.service', 'portico-backup.timer']
  const known = new Set((await Promise.all(units.map((unit) => read(`deploy/${unit}`)))).flatMap((text) => [...pathsIn(text)]))
  const isKnown = (place: string): boolean =>
    [...known].some((one) => one === place || one.startsWith(`${place}/`)) || BESIDE.some((pattern) => pattern.test(place))
  for (const guide of ['backup.md', 'deploy.md', 'observe.md', 'personal-data.md', 'read-only.md', 'doctor.md']) {
    const strange = [...pathsIn(await read(`docs/guides/${guide}`))].filter((place) => !isKnown(place))
    expect(strange, guide).toEqual([])
  }
})

test('folders of state belong to who writes there', async () => {
  const guide = await read('docs/guides/deploy.md')
  expect(guide).toMatch(/^install -d -m 0750 -o portico -g portico \/var\/lib\/portico$/m)
  expect(guide).toMatch(/^rm -f \/etc\/nginx\/sites-enabled\/default/m)
  expect(await read('Containerfile')).toMatch(/^COPY --from=build --chown=10001:10001 \/data \/data$/m)
})
