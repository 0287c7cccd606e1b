import { describeTool } from '#demo/accounts/tool-words.ts'
import type { Person } from '#demo/people.ts'
import type { ToolStatus } from '#demo/person-traits.ts'
import { ECOMMERCE_TOOL_ID, TRAINING_TOOL_ID } from '#foundation/entitlements/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** One ordinary tool for each status; its page carries the status in its address. */
const ORDINARY = {
  approved: 'Approved',
  pending: 'Pending',
  denied: 'Denied',
  'not-permitted': 'Not Permitted',
  'not-requested': 'Not Requested',
} as const satisfies Record<string, ToolStatus>

/** Three tools that belong together; who may not use the first may use none [4.4.9, 9.3.4]. */
const GROUP = ['group-primary', 'group-second', 'group-third'] as const

type Named = keyof typeof ORDINARY | (typeof GROUP)[number]

const NAMES: Record<TenantKey, Record<Named, string>> = {
  aerobt: {
    approved: 'Fleet Health Monitor',
    pending: 'Warranty Claims',
    denied: 'Exchange Pool Planner',
    'not-permitted': 'Flight Data Archive',
    'not-requested': 'Repair Quote Desk',
    'group-primary': 'Maintenance Suite',
    'group-second': 'Maintenance Suite: Task Cards',
    'group-third': 'Maintenance Suite: Reliability',
  },
  hbtbt: {
    approved: 'Building Insight',
    pending: 'Fire Panel Configurator',
    denied: 'Energy Benchmark',
    'not-permitted': 'Access Badge Studio',
    'not-requested': 'Valve Sizing',
    'group-primary': 'Controls Workbench',
    'group-second': 'Controls Workbench: Graphics',
    'group-third': 'Controls Workbench: Backup',
  },
  sps: {
    approved: 'Device Fleet Console',
    pending: 'Gas Detector Calibration',
    denied: 'Rebate Manager',
    'not-permitted': 'Label Designer Enterprise',
    'not-requested': 'Repair Tracker',
    'group-primary': 'Productivity Hub',
    'group-second': 'Productivity Hub: Voice',
    'group-third': 'Productivity Hub: Printing',
  },
  process: {
    approved: 'Loop Performance',
    pending: 'Migration Planner',
    denied: 'Alarm Rationaliser',
    'not-permitted': 'Licence Vault',
    'not-requested': 'Flow Meter Sizing',
    'group-primary': 'Lifecycle Desk',
    'group-second': 'Lifecycle Desk: Spares',
    'group-third': 'Lifecycle Desk: Site Audits',
  },
  hpsbt: {
    approved: 'Insight Dashboards',
    pending: 'Model Exchange',
    denied: 'Tenant Administration',
    'not-permitted': 'Data Export Gateway',
    'not-requested': 'Licence Portal',
    'group-primary': 'Engineering Cloud',
    'group-second': 'Engineering Cloud: Simulation',
    'group-third': 'Engineering Cloud: Review',
  },
}

const SEGMENTS: Partial<Record<string, string>> = { denied: 'Projects', 'not-permitted': 'Software' }

/** A page of ours that stands for whatever a company puts behind its tools. */
const WORKBENCH = '{locale}/secure/tools/workbench'

/** Every tool of a tenant as its line says it; the training tool stands in one tenant only. */
export const listTools = (tenant: TenantKey) => {
  const named = Object.entries(NAMES[tenant]).map(([id, name]) => ({
    id,
    names: { en: name },
    segment: lookUp(SEGMENTS, id) ?? 'Service',
    address: WORKBENCH,
    texts: describeTool(tenant, id),
    ...(GROUP.some((one) => one === id) && { group: 'group', primary: id === GROUP[0] }),
  }))
  const shop = tenant === 'process' ? 'hps' : tenant
  const commerce = { segment: 'Commerce' }
  return [
    {
      ...commerce,
      id: ECOMMERCE_TOOL_ID,
      names: { en: 'Order online' },
      page: '/secure/tools/shop',
      address: `/shop/${shop}/en/parts`,
    },
    ...(tenant === 'hbtbt'
      ? [{ ...commerce, id: TRAINING_TOOL_ID, names: { en: 'Training' }, page: '/training', address: '{locale}/training' }]
      : []),
    ...named,
  ]
}

const GROUP_OF_BUYER: readonly (readonly [string, ToolStatus])[] = [
  [GROUP[0], 'Approved'],
  [GROUP[1], 'Approved'],
  [GROUP[2], 'Denied'],
]

/** A person's requests; those left out were never made. */
export const toolAccessOf = ({ email, who, tenant, traits }: Person) => {
  const statuses: (readonly [string, ToolStatus])[] = [
    [ECOMMERCE_TOOL_ID, traits.ecommerce],
    ...(who === 'buyer' ? [...Object.entries(ORDINARY), ...GROUP_OF_BUYER] : [['approved', 'Approved'] as const]),
    ...(traits.training && tenant === 'hbtbt' ? [[TRAINING_TOOL_ID, traits.training.status] as const] : []),
  ]
  const lmsUserId = traits.training?.lmsUserId
  return statuses.map(([tool, status]) => ({
    ...{ person: email, tool, status },
    ...(tool === TRAINING_TOOL_ID && lmsUserId !== undefined && { lmsUserId }),
  }))
}
