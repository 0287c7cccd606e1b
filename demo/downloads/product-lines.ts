import type { TenantKey } from '#demo/tenant-keys.ts'

/** Devices with documents for everyone. */
export const DEVICES: Readonly<Record<TenantKey, readonly [string, string, string]>> = {
  aerobt: ['SkyLink 400 gateway', 'ADC-7 air data computer', 'CP-2 cabin controller'],
  hbtbt: ['BC-200 room controller', 'FP-8 fire panel', 'VX damper actuator'],
  sps: ['H5 hand scanner', 'X4 gas detector', 'V2 voice headset'],
  process: ['GW2 plant gateway', 'M30 flow meter', 'P7 pressure transmitter'],
  hpsbt: ['Edge connector E1', 'Insight appliance', 'Licence server L2'],
}

/** Lines of software, each with a program, firmware, notes and a library. */
export const SOFTWARE_LINES: Readonly<Record<TenantKey, readonly string[]>> = {
  aerobt: ['Fleet Monitor', 'Flight Data Reader', 'SkyLink', 'Cabin Suite', 'Engine Trend', 'Nav Loader', 'Task Cards', 'Data Archive', 'Repair Desk', 'Fleet Monitor Classic'], // prettier-ignore
  hbtbt: ['Building Insight', 'Room Studio', 'Fire Panel Tool', 'Valve Sizing', 'Energy Report', 'Badge Studio', 'Graphics Editor', 'Site Backup', 'Alarm Router', 'Building Insight Classic'], // prettier-ignore
  sps: ['Device Console', 'Scan Settings', 'Gas Calibration', 'Label Designer', 'Voice Trainer', 'Printer Tools', 'Dock Manager', 'Fleet Update', 'Battery Report', 'Device Console Classic'], // prettier-ignore
  process: ['Plant Historian', 'Loop Performance', 'Alarm Analytics', 'Flow Sizing', 'Asset Reader', 'Batch Report', 'Recipe Editor', 'Licence Vault', 'Site Audit', 'Plant Historian Classic'], // prettier-ignore
  hpsbt: ['Insight Server', 'Model Exchange', 'Data Gateway', 'Simulation Kit', 'Review Desk', 'Report Builder', 'Key Manager', 'Export Bridge', 'Cloud Sync', 'Insight Server Classic'], // prettier-ignore
}
