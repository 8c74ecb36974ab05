import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'

/** Who is at work, to be kept with what is approved: Git's name, or the system's. */
export function whoApproves(): string {
  const { stdout } = spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' })
  return stdout?.trim() || userInfo().username
}
