// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/profile`, each with the values it takes. */
export interface ProfilePlaceholders {
  /** Profile */
  readonly 'profile.title': Record<never, never>
  /** How you appear to other people. */
  readonly 'profile.lead': Record<never, never>
  /** How you appear to people at {tenant}. */
  readonly 'profile.leadOf': Readonly<Record<'tenant', string>>
  /** We couldn’t load your profile */
  readonly 'profile.unread': Record<never, never>
  /** You stay signed in; only this page is missing. */
  readonly 'profile.unreadText': Record<never, never>
  /** Photo */
  readonly 'profile.picture': Record<never, never>
  /** Shown as a circle */
  readonly 'profile.pictureHelp': Record<never, never>
  /** Upload photo */
  readonly 'profile.upload': Record<never, never>
  /** Remove photo */
  readonly 'profile.removePicture': Record<never, never>
  /** Your photo */
  readonly 'profile.pictureTitle': Record<never, never>
  /** Picture */
  readonly 'profile.file': Record<never, never>
  /** JPG, PNG, WebP or GIF. You choose the part that is shown. */
  readonly 'profile.fileHelp': Record<never, never>
  /** We can’t read this picture. Choose another one. */
  readonly 'profile.notReadable': Record<never, never>
  /** Take a photo */
  readonly 'profile.camera': Record<never, never>
  /** Opening the camera. Your browser may ask you to allow it. */
  readonly 'profile.cameraOpens': Record<never, never>
  /** The camera is on. */
  readonly 'profile.cameraOn': Record<never, never>
  /** Take the photo */
  readonly 'profile.shoot': Record<never, never>
  /** Back */
  readonly 'profile.back': Record<never, never>
  /** Cancel */
  readonly 'profile.cancel': Record<never, never>
  /** Choose another */
  readonly 'profile.another': Record<never, never>
  /** Use this part */
  readonly 'profile.usePicture': Record<never, never>
  /** Drag the picture, or use the sliders. */
  readonly 'profile.cropHelp': Record<never, never>
  /** Zoom */
  readonly 'profile.zoom': Record<never, never>
  /** Left to right */
  readonly 'profile.across': Record<never, never>
  /** Top to bottom */
  readonly 'profile.down': Record<never, never>
  /** Name */
  readonly 'profile.name': Record<never, never>
  /** Email */
  readonly 'profile.email': Record<never, never>
  /** Comes from {source} */
  readonly 'profile.emailFrom': Readonly<Record<'source', string>>
  /** single sign-on */
  readonly 'profile.singleSignOn': Record<never, never>
  /** a directory */
  readonly 'profile.directory': Record<never, never>
  /** Verified */
  readonly 'profile.verified': Record<never, never>
  /** Not verified */
  readonly 'profile.unverified': Record<never, never>
  /** User name */
  readonly 'profile.username': Record<never, never>
  /** Phone number */
  readonly 'profile.phoneNumber': Record<never, never>
  /** Begins with + and the country’s code */
  readonly 'profile.phoneNumberHelp': Record<never, never>
  /** Job title */
  readonly 'profile.jobTitle': Record<never, never>
  /** Address */
  readonly 'profile.address': Record<never, never>
  /** Password */
  readonly 'profile.password': Record<never, never>
  /** Changing it signs out all other devices */
  readonly 'profile.passwordHelp': Record<never, never>
  /** Change password */
  readonly 'profile.changePassword': Record<never, never>
  /** Phone numbers for codes */
  readonly 'profile.phones': Record<never, never>
  /** Where we send codes by text message */
  readonly 'profile.phonesHelp': Record<never, never>
  /** See numbers */
  readonly 'profile.managePhones': Record<never, never>
  /** We can’t read this picture */
  readonly 'errors.picture-unreadable.title': Record<never, never>
  /** Choose another picture. */
  readonly 'errors.picture-unreadable': Record<never, never>
  /** This kind of picture doesn’t fit. Choose a JPG or PNG. */
  readonly 'errors.ER-PICTURE-TYPE': Record<never, never>
  /** This picture is too large. Choose a smaller one. */
  readonly 'errors.picture-too-large': Record<never, never>
  /** This page may not use your camera */
  readonly 'errors.camera-refused.title': Record<never, never>
  /** Allow the camera in your browser’s settings for this page, or go back and choose a file. */
  readonly 'errors.camera-refused': Record<never, never>
  /** We found no camera */
  readonly 'errors.camera-missing.title': Record<never, never>
  /** Connect one, or go back and choose a file. */
  readonly 'errors.camera-missing': Record<never, never>
  /** Your camera is in use */
  readonly 'errors.camera-busy.title': Record<never, never>
  /** Close the other application that uses it, or go back and choose a file. */
  readonly 'errors.camera-busy': Record<never, never>
  /** Your browser opens no camera here */
  readonly 'errors.camera-unsupported.title': Record<never, never>
  /** Go back and choose a file. */
  readonly 'errors.camera-unsupported': Record<never, never>
  /** The part that is shown */
  readonly 'profile.kept': Record<never, never>
}
