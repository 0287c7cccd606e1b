import type { SeenMessage } from '#demo/buyer-system/buyer-client.ts'
import { PUNCH_OUT_OPERATIONS, type BoughtItem } from '#demo/buyer-system/buyer-messages.ts'
import { OCI_CALLS } from '#demo/buyer-system/buyer-oci.ts'
import { BUYER_SYSTEM_PATH } from '#demo/buyer-system/demo-connection.ts'

export type ShownMessage = SeenMessage & { readonly at: Date }
/** An order that was sent, as a row. */
export type ShownOrder = { readonly orderId: string; readonly tenant: string; readonly lines: number; readonly outcome: string }
type Tenant = { readonly key: string; readonly name: string }

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const hide = (text: string): string => text.replace(/(<SharedSecret>)[^<]{0,500}/g, '$1••••')

/** Of the buyer's system, which is nobody of ours: no token of the design system. */
const BAR = 'light-dark(#22304a, #111827)'

export const STYLE = `
:root { color-scheme: light dark; font: 15px/1.45 'Archivo Variable', system-ui, 'Segoe UI', 'Noto Sans', Arial, sans-serif;
  --line: light-dark(#c9d0da, #3a4352); --muted: light-dark(#566070, #a3adbd); }
* { box-sizing: border-box; }
body { margin: 0; background: Canvas; color: CanvasText; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; padding: 12px 20px; background: ${BAR}; color: #fff; }
header a { color: #fff; margin-inline-start: auto; }
main { padding: 16px 20px; max-width: 1600px; margin: 0 auto; }
h1 { margin: 0; font-size: 20px; } h2 { font-size: 17px; margin: 24px 0 8px; }
form { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end; }
label { display: grid; gap: 4px; font-weight: 500; }
select, button, input { min-height: 40px; padding: 0 12px; border: 1px solid var(--line); border-radius: 4px; font: inherit; }
button { background: ${BAR}; color: #fff; border-color: transparent; cursor: pointer; }
iframe { width: 100%; height: 76vh; border: 1px solid var(--line); border-radius: 6px; margin-block-start: 16px; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: start; padding: 6px 8px; border-block-end: 1px solid var(--line); }
td.n { text-align: end; font-variant-numeric: tabular-nums; } .scroll { overflow-x: auto; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 8px; border: 1px solid var(--line); border-radius: 4px; font-size: 12px; }
p.muted, small { color: var(--muted); }
`

export const drawPage = (title: string, content: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${escapeHtml(title)} | ProcureOne</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${BUYER_SYSTEM_PATH}/style.css"></head><body><header><h1>ProcureOne</h1>
<span>A buyer’s system, played by the demo</span><a href="/" target="_top">Demo</a></header><main>${content}</main></body></html>`

const drawMessages = (messages: readonly ShownMessage[]): string =>
  messages.length === 0
    ? '<p class="muted">Nothing yet.</p>'
    : messages
        .map(
          ({ at, direction, kind, status, text }) =>
            `<details><summary>${at.toISOString().slice(11, 19)} ${direction === 'sent' ? '→' : '←'} ${escapeHtml(kind)} <small>${escapeHtml(status)}</small></summary><pre>${escapeHtml(hide(text))}</pre></details>`,
        )
        .join('\n')

const drawChoice = (
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen = '',
): string =>
  `<label>${label}<select name="${name}">${options
    .map(([value, text]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`)
    .join('')}</select></label>`

const drawField = (name: string, label: string, value = ''): string =>
  `<label>${label}<input name="${name}" value="${escapeHtml(value)}"></label>`

const drawOrders = (orders: readonly ShownOrder[]): string =>
  orders.length === 0
    ? '<p class="muted">Nothing yet.</p>'
    : `<div class="scroll"><table><thead><tr><th>Order</th><th>Lines</th><th>Last answer</th><th>Change</th></tr></thead><tbody>${orders
        .map(
          ({ orderId, tenant, lines, outcome }) =>
            `<tr><td>${escapeHtml(orderId)}</td><td class="n">${lines}</td><td>${escapeHtml(outcome)}</td><td><form method="post" action="${BUYER_SYSTEM_PATH}/change">
<input type="hidden" name="tenant" value="${escapeHtml(tenant)}"><input type="hidden" name="order" value="${escapeHtml(orderId)}">
${drawField('pieces', 'Pieces of each line', '1')}<button name="type" value="update">Send the change</button><button name="type" value="delete">Withdraw</button></form></td></tr>`,
        )
        .join('')}</tbody></table></div>`

export type StartPage = {
  readonly tenants: readonly Tenant[]
  readonly messages: readonly ShownMessage[]
  readonly orders: readonly ShownOrder[]
  readonly chosen?: string | undefined
}

export const drawStart = ({ tenants, messages, orders, chosen }: StartPage): string => {
  const sites = tenants.map(({ key, name }) => [key, name] as const)
  return `<h2>Open a catalogue</h2><form method="post" action="${BUYER_SYSTEM_PATH}/setup">
${drawChoice('tenant', 'Supplier', sites, chosen)}
${drawChoice(
  'operation',
  'Operation',
  PUNCH_OUT_OPERATIONS.map((one) => [one, one]),
)}
<button type="submit">Open</button></form>
<p class="muted">Edit and inspect open the lines that came back last.</p>
<h2>The same by OCI</h2><form method="post" action="${BUYER_SYSTEM_PATH}/oci">
${drawChoice('tenant', 'Site', sites, chosen)}
${drawChoice(
  'function',
  'Function',
  OCI_CALLS.map((one) => [one, one]),
)}
${drawField('part', 'Part number')}${drawField('pieces', 'Pieces')}${drawField('words', 'Words')}
<button type="submit">Log in</button></form>
<h2>Orders</h2>${drawOrders(orders)}<h2>Messages</h2>${drawMessages(messages)}`
}

/** The browser itself posts the login, as OCI has it. */
export const drawLogin = (action: string, fields: Readonly<Record<string, string>>): string =>
  `<form method="post" action="${escapeHtml(action)}" target="catalogue">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')}<button type="submit">Show the catalogue</button></form>
<iframe title="Catalogue" name="catalogue"></iframe><p><a href="${BUYER_SYSTEM_PATH}">Leave</a></p>`

export const drawFrame = (address: string): string =>
  `<iframe title="Catalogue" src="${escapeHtml(address)}"></iframe><p><a href="${BUYER_SYSTEM_PATH}">Leave</a></p>`

export const drawReturned = (tenant: string, items: readonly BoughtItem[]): string =>
  items.length === 0
    ? `<h2>Nothing was transferred</h2><p><a href="${BUYER_SYSTEM_PATH}" target="_top">Go on</a></p>`
    : `<h2>Requisition with ${items.length} ${items.length === 1 ? 'line' : 'lines'}</h2><div class="scroll"><table><thead><tr><th>Part</th><th>Name</th><th>UNSPSC</th><th>Unit</th><th>Pieces</th><th>Price</th></tr></thead><tbody>${items
        .map(
          ({ sku, name, unspsc, unit, quantity, price, currency }) =>
            `<tr><td>${escapeHtml(sku)}</td><td>${escapeHtml(name)}</td><td>${escapeHtml(unspsc)}</td><td>${escapeHtml(unit)}</td><td class="n">${escapeHtml(quantity)}</td><td class="n">${escapeHtml(price)} ${escapeHtml(currency)}</td></tr>`,
        )
        .join(
          '',
        )}</tbody></table></div><form method="post" action="${BUYER_SYSTEM_PATH}/order" target="_top"><input type="hidden" name="tenant" value="${escapeHtml(tenant)}">
<button type="submit">Approve and send the order</button></form>`
