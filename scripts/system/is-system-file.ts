/** Is true for what a system or a program keeps in folders: hidden files, and those of Windows. */
export const isSystemFile = (name: string): boolean =>
  /^\.|^(?:thumbs\.db|desktop\.ini)$/i.test(name)
