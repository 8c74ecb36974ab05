import type { Scene } from './scenes.ts'

// Scenes on which requirements are asked.

/** Scenes that show a page of the site. */
export const onPages = ({ state }: Scene): boolean => !/^(answer pending|unknown path)$/.test(state)

/** Pages that somebody can use: not printed ones. */
export const onScreens = (scene: Scene): boolean => onPages(scene) && scene.state !== 'printed'

/** Pages as they arrive, in one stylesheet. In the other one only colours differ. */
export const asArrived = ({ state, isFirstLook }: Scene): boolean => isFirstLook && state === ''

export const inAffiliate = (scene: Scene): boolean =>
  onPages(scene) && scene.variant === 'affiliate'

export const inSocial = (scene: Scene): boolean => onPages(scene) && scene.variant === 'social'

/** Pages with a ranked list. */
export const onLists = (scene: Scene): boolean => inAffiliate(scene) && scene.order !== null

/** The specification fixes only English texts. */
export const inEnglish = ({ language }: Scene): boolean => language === 'en'

export const onAffiliateHome = (scene: Scene): boolean =>
  inAffiliate(scene) && scene.pageName === 'home'

export const onSocialHome = (scene: Scene): boolean => inSocial(scene) && scene.pageName === 'home'

/** Pages with the contact form, whose fields a message that was sent replaces. */
export const onForms = (scene: Scene): boolean =>
  inSocial(scene) && /^(home|contact)$/.test(scene.pageName) && scene.state !== 'form sent'

export const onTextPages = (scene: Scene): boolean => onPages(scene) && scene.kind === 'text'
