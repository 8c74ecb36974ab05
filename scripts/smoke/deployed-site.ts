import type { HostHeaders } from '../serve/host-headers.ts'

/** A site on its host, and what it should be. */
export type DeployedSite = {
  origin: string
  /** The built site that was published, on this machine. */
  dist: string
  /** The headers that each path should have. */
  policy: HostHeaders
}
