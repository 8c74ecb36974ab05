/** Refuses host names with marks such as $ and ;, which policies and hosts' configurations interpret. */
export function isWeb(value: string): boolean {
  if (!URL.canParse(value)) {
    return false
  }
  const { protocol, hostname } = new URL(value)
  return /^https?:$/.test(protocol) && /^[\w.:[\]-]+$/.test(hostname)
}

/** Hosts of this machine and its network, as browsers write them. */
const privateHosts = [
  /^(0|10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168)\.[\d.]+$/,
  // Between an access network and its subscribers (RFC 6598).
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.[\d.]+$/,
  /^\[(::1?\]|::ffff:|f[cd]|fe[89ab])/,
  /^[^.:]+\.?$/,
  /\.(localhost|local|internal|lan|home|home\.arpa)\.?$/,
]

export const isPublic = (address: string): boolean =>
  !privateHosts.some(host => host.test(new URL(address).hostname))
