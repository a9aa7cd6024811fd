// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/sso-connections`, each with the values it takes. */
export interface SsoConnectionsPlaceholders {
  /** Single sign-on */
  readonly 'ssoConnections.title': Record<never, never>
  /** People at your domains sign in with your identity provider. */
  readonly 'ssoConnections.lead': Record<never, never>
  /** Add connection */
  readonly 'ssoConnections.create': Record<never, never>
  /** Search connections */
  readonly 'ssoConnections.search': Record<never, never>
  /** {count, plural, one {# connection} other {# connections}} */
  readonly 'ssoConnections.count': Readonly<Record<'count', number>>
  /** No connections yet */
  readonly 'ssoConnections.empty': Record<never, never>
  /** Connect Okta, Entra ID, Google Workspace or another identity provider, and your people need no password here. */
  readonly 'ssoConnections.emptyText': Record<never, never>
  /** Edit */
  readonly 'ssoConnections.edit': Record<never, never>
  /** Details */
  readonly 'ssoConnections.show': Record<never, never>
  /** Remove connection */
  readonly 'ssoConnections.remove': Record<never, never>
  /** Remove {name}? */
  readonly 'ssoConnections.removeTitle': Readonly<Record<'name', string>>
  /** Connection */
  readonly 'ssoConnection.connection': Record<never, never>
  /** Name */
  readonly 'ssoConnection.name': Record<never, never>
  /** It tells this connection apart, for example by its company. */
  readonly 'ssoConnection.nameHelp': Record<never, never>
  /** Rename… */
  readonly 'ssoConnection.renameMenu': Record<never, never>
  /** Rename {name} */
  readonly 'ssoConnection.renameTitle': Readonly<Record<'name', string>>
  /** Save name */
  readonly 'ssoConnection.rename': Record<never, never>
  /** Status */
  readonly 'ssoConnection.stateLabel': Record<never, never>
  /** Finish set-up */
  readonly 'ssoConnection.state.unfinished': Record<never, never>
  /** Certificate ended {date} */
  readonly 'ssoConnection.state.certificateEnded': Readonly<Record<'date', string>>
  /** Certificate ends {date} */
  readonly 'ssoConnection.state.certificateEnds': Readonly<Record<'date', string>>
  /** No verified domain */
  readonly 'ssoConnection.state.noDomain': Record<never, never>
  /** Live */
  readonly 'ssoConnection.state.live': Record<never, never>
  /** Off */
  readonly 'ssoConnection.state.off': Record<never, never>
  /** Domains */
  readonly 'ssoConnection.domains': Record<never, never>
  /** People with these addresses are sent to {name}. */
  readonly 'ssoConnection.domainsLead': Readonly<Record<'name', string>>
  /** There are no domains yet. */
  readonly 'ssoConnection.noDomains': Record<never, never>
  /** Domain */
  readonly 'ssoConnection.domain': Record<never, never>
  /** Add domain */
  readonly 'ssoConnection.addDomain': Record<never, never>
  /** Adding… */
  readonly 'ssoConnection.adding': Record<never, never>
  /** Check now */
  readonly 'ssoConnection.check': Record<never, never>
  /** Check {domain}, which is your own? */
  readonly 'ssoConnection.checkOwnTitle': Readonly<Record<'domain', string>>
  /** Roles */
  readonly 'ssoConnection.roles': Record<never, never>
  /** Worked out again at every sign-in. */
  readonly 'ssoConnection.rolesLead': Record<never, never>
  /** Save roles */
  readonly 'ssoConnection.saveRoles': Record<never, never>
  /** Default roles */
  readonly 'ssoConnection.defaultRoles': Record<never, never>
  /** For everyone */
  readonly 'ssoConnection.defaultRolesNote': Record<never, never>
  /** Everyone who signs in with {name} has them. */
  readonly 'ssoConnection.defaultRolesLead': Readonly<Record<'name', string>>
  /** Change default roles */
  readonly 'ssoConnection.changeDefaultRoles': Record<never, never>
  /** Those of the account */
  readonly 'ssoConnection.tenantRoles': Record<never, never>
  /** Change */
  readonly 'ssoConnection.change': Record<never, never>
  /** Change the values from {name} */
  readonly 'ssoConnection.changeValues': Readonly<Record<'name', string>>
  /** On */
  readonly 'ssoConnection.on': Record<never, never>
  /** Off */
  readonly 'ssoConnection.off': Record<never, never>
  /** {name} is on */
  readonly 'ssoConnection.switch': Readonly<Record<'name', string>>
  /** Finish the set-up first */
  readonly 'ssoConnection.unfinished': Record<never, never>
  /** and {count, number} more */
  readonly 'ssoConnection.andMore': Readonly<Record<'count', number>>
  /** Actions for {name} */
  readonly 'ssoConnection.actionsFor': Readonly<Record<'name', string>>
  /** This connection is gone */
  readonly 'ssoConnection.gone': Record<never, never>
  /** Continue set-up */
  readonly 'ssoConnection.continueSetUp': Record<never, never>
  /** added {date} */
  readonly 'ssoConnection.addedOn': Readonly<Record<'date', string>>
  /** changed {date} */
  readonly 'ssoConnection.changedOn': Readonly<Record<'date', string>>
  /** Turn on */
  readonly 'ssoConnection.turnOn': Record<never, never>
  /** Turn off */
  readonly 'ssoConnection.turnOff': Record<never, never>
  /** Turn on {name}? */
  readonly 'ssoConnection.turnOnTitle': Readonly<Record<'name', string>>
  /** Turn off {name}? */
  readonly 'ssoConnection.turnOffTitle': Readonly<Record<'name', string>>
  /** No domain is verified yet, so nobody is sent to {name}. */
  readonly 'ssoConnection.turnOnNobody': Readonly<Record<'name', string>>
  /** From their next sign-in, people at {domains} are sent to {name}. */
  readonly 'ssoConnection.turnOnText': Readonly<Record<'domains', string>> & Readonly<Record<'name', string>>
  /** This is your sign-in too: {email} goes to {name} next time. Stay signed in here until it works in another window. */
  readonly 'ssoConnection.turnOnOwn': Readonly<Record<'email', string>> & Readonly<Record<'name', string>>
  /** Its people sign in as before, for example with a password. Nothing is removed. */
  readonly 'ssoConnection.turnOffText': Record<never, never>
  /** People at {domains} sign in as before, for example with a password. Its domains and group roles are removed too. */
  readonly 'ssoConnection.removeLive': Readonly<Record<'domains', string>>
  /** Its domains and group roles are removed too. Nobody signs in with it now. */
  readonly 'ssoConnection.removeText': Record<never, never>
  /** For {name} */
  readonly 'ssoConnection.forProvider': Readonly<Record<'name', string>>
  /** From {name} */
  readonly 'ssoConnection.fromProvider': Readonly<Record<'name', string>>
  /** ACS URL */
  readonly 'ssoConnection.acsUrl': Record<never, never>
  /** SP entity ID */
  readonly 'ssoConnection.spEntityId': Record<never, never>
  /** Redirect URI */
  readonly 'ssoConnection.redirectUri': Record<never, never>
  /** Download our metadata */
  readonly 'ssoConnection.downloadMetadata': Record<never, never>
  /** URL of our metadata */
  readonly 'ssoConnection.metadataUrl': Record<never, never>
  /** Download our certificate */
  readonly 'ssoConnection.downloadCertificate': Record<never, never>
  /** Sign-on URL */
  readonly 'ssoConnection.signOnUrl': Record<never, never>
  /** X.509 certificate */
  readonly 'ssoConnection.certificate': Record<never, never>
  /** Ends {date} */
  readonly 'ssoConnection.certificateEnd': Readonly<Record<'date', string>>
  /** Requests */
  readonly 'ssoConnection.requests': Record<never, never>
  /** Signed */
  readonly 'ssoConnection.signed': Record<never, never>
  /** Not signed */
  readonly 'ssoConnection.unsigned': Record<never, never>
  /** Issuer */
  readonly 'ssoConnection.issuer': Record<never, never>
  /** Client ID */
  readonly 'ssoConnection.clientId': Record<never, never>
  /** Client secret */
  readonly 'ssoConnection.clientSecret': Record<never, never>
  /** Saved */
  readonly 'ssoConnection.secretKept': Record<never, never>
  /** None */
  readonly 'ssoConnection.secretNone': Record<never, never>
  /** {name}’s certificate ends on {date} */
  readonly 'ssoConnection.certificateEnds': Readonly<Record<'name', string>> & Readonly<Record<'date', string>>
  /** After that nobody can sign in with {name}. Add its new certificate before then. */
  readonly 'ssoConnection.certificateEndsText': Readonly<Record<'name', string>>
  /** {name}’s certificate ended on {date} */
  readonly 'ssoConnection.certificateEnded': Readonly<Record<'name', string>> & Readonly<Record<'date', string>>
  /** Nobody can sign in with {name} now. Add its new certificate. */
  readonly 'ssoConnection.certificateEndedText': Readonly<Record<'name', string>>
  /** Verified */
  readonly 'ssoDomain.verified': Record<never, never>
  /** Keep the record at your DNS host. People at this domain go to {name}. */
  readonly 'ssoDomain.verified.note': Readonly<Record<'name', string>>
  /** Waiting for DNS */
  readonly 'ssoDomain.waiting': Record<never, never>
  /** Add this record at your DNS host. Most show up in minutes, some take 48 hours. */
  readonly 'ssoDomain.waiting.note': Record<never, never>
  /** We looked and found no record yet. Check it for typing errors, then look again in a few minutes. */
  readonly 'ssoDomain.missing.note': Record<never, never>
  /** Wrong value */
  readonly 'ssoDomain.wrong': Record<never, never>
  /** We found {found}, perhaps from an older set-up. Replace it with the value below. */
  readonly 'ssoDomain.wrong.note': Readonly<Record<'found', string>>
  /** Claimed elsewhere */
  readonly 'ssoDomain.taken': Record<never, never>
  /** Another connection has verified this domain. It has to be removed there first. */
  readonly 'ssoDomain.taken.note': Record<never, never>
  /** Checking… */
  readonly 'ssoDomain.checking': Record<never, never>
  /** Check now: {domain} */
  readonly 'ssoDomain.checkNamed': Readonly<Record<'domain', string>>
  /** {domain}: {state}. {note} */
  readonly 'ssoDomain.answer': Readonly<Record<'domain', string>> & Readonly<Record<'state', string>> & Readonly<Record<'note', string>>
  /** Type */
  readonly 'ssoDomain.type': Record<never, never>
  /** Name */
  readonly 'ssoDomain.name': Record<never, never>
  /** Value */
  readonly 'ssoDomain.value': Record<never, never>
  /** Copy the name of the record for {domain} */
  readonly 'ssoDomain.copyName': Readonly<Record<'domain', string>>
  /** Copy the value of the record for {domain} */
  readonly 'ssoDomain.copyValue': Readonly<Record<'domain', string>>
  /** Remove domain */
  readonly 'ssoDomain.remove': Record<never, never>
  /** Remove {domain}? */
  readonly 'ssoDomain.removeTitle': Readonly<Record<'domain', string>>
  /** People at {domain} sign in as before, for example with a password. */
  readonly 'ssoDomain.removeLive': Readonly<Record<'domain', string>>
  /** Nobody signs in with it now. You can add it again, with the same record. */
  readonly 'ssoDomain.removeText': Record<never, never>
  /** Add mapping */
  readonly 'ssoGroup.add': Record<never, never>
  /** Members of this group have these roles from their next sign-in with {name}. */
  readonly 'ssoGroup.lead': Readonly<Record<'name', string>>
  /** Group */
  readonly 'ssoGroup.group': Record<never, never>
  /** Names must match the groups attribute exactly, capital letters included. */
  readonly 'ssoGroup.exact': Record<never, never>
  /** Group in {name} */
  readonly 'ssoGroup.note': Readonly<Record<'name', string>>
  /** Save mapping */
  readonly 'ssoGroup.save': Record<never, never>
  /** Remove mapping */
  readonly 'ssoGroup.remove': Record<never, never>
  /** Remove the roles of {group}? */
  readonly 'ssoGroup.removeTitle': Readonly<Record<'group', string>>
  /** Its members lose the roles at their next sign-in, unless they have them otherwise. */
  readonly 'ssoGroup.removeText': Record<never, never>
  /** Set up earlier */
  readonly 'ssoOlder.title': Record<never, never>
  /** This single sign-on has one domain and works as before. A new connection can have several. */
  readonly 'ssoOlder.lead': Record<never, never>
  /** Add a domain first */
  readonly 'ssoOlder.domainFirst': Record<never, never>
  /** Change domain */
  readonly 'ssoOlder.changeDomain': Record<never, never>
  /** Another domain needs a new check, and removes the sign-on URL and the certificate. Add them again afterwards. */
  readonly 'ssoOlder.changeDomainLead': Record<never, never>
  /** Save domain */
  readonly 'ssoOlder.saveDomain': Record<never, never>
  /** Read from file */
  readonly 'ssoOlder.metadata': Record<never, never>
  /** Save values */
  readonly 'ssoOlder.saveValues': Record<never, never>
  /** New connection */
  readonly 'ssoSetUp.newTitle': Record<never, never>
  /** Connect {name} */
  readonly 'ssoSetUp.title': Readonly<Record<'name', string>>
  /** To do */
  readonly 'ssoSetUp.open': Record<never, never>
  /** Save and leave */
  readonly 'ssoSetUp.leave': Record<never, never>
  /** We couldn’t save that */
  readonly 'ssoSetUp.notSaved': Record<never, never>
  /** Leave without saving */
  readonly 'ssoSetUp.leaveUnsaved': Record<never, never>
  /** Saving… */
  readonly 'ssoSetUp.saving': Record<never, never>
  /** Provider */
  readonly 'ssoSetUp.provider.label': Record<never, never>
  /** Where people sign in */
  readonly 'ssoSetUp.provider.note': Record<never, never>
  /** Where do your people sign in today? */
  readonly 'ssoSetUp.provider.title': Record<never, never>
  /** We show the steps in that provider’s own words. You can change it later. */
  readonly 'ssoSetUp.provider.lead': Record<never, never>
  /** Identity provider */
  readonly 'ssoSetUp.provider.choice': Record<never, never>
  /** Add the app */
  readonly 'ssoSetUp.app.label': Record<never, never>
  /** In {name} */
  readonly 'ssoSetUp.app.note': Readonly<Record<'name', string>>
  /** Add an app in {name} */
  readonly 'ssoSetUp.app.title': Readonly<Record<'name', string>>
  /** About three minutes. Keep this tab open. */
  readonly 'ssoSetUp.app.lead': Record<never, never>
  /** I’ve added the app */
  readonly 'ssoSetUp.app.next': Record<never, never>
  /** In the Okta admin console, open Applications, choose Create App Integration, then SAML 2.0. */
  readonly 'ssoSetUp.app.open.okta': Record<never, never>
  /** In the Entra admin center, open Enterprise applications, choose New application, then Create your own. Open Single sign-on there and choose SAML. */
  readonly 'ssoSetUp.app.open.azure': Record<never, never>
  /** In the Google Admin console, open Apps, then Web and mobile apps, and choose Add custom SAML app. */
  readonly 'ssoSetUp.app.open.google': Record<never, never>
  /** In your identity provider, add an application that signs in by SAML 2.0. */
  readonly 'ssoSetUp.app.open.saml': Record<never, never>
  /** In your identity provider, register a web application that signs in by OpenID Connect. */
  readonly 'ssoSetUp.app.open.oidc': Record<never, never>
  /** Paste these values there. */
  readonly 'ssoSetUp.app.paste': Record<never, never>
  /** Send the email address as Name ID, and add these attributes. */
  readonly 'ssoSetUp.app.attributes': Record<never, never>
  /** Let the ID token carry these claims. */
  readonly 'ssoSetUp.app.claims': Record<never, never>
  /** The email address. Needed. */
  readonly 'ssoSetUp.app.email': Record<never, never>
  /** The full name. */
  readonly 'ssoSetUp.app.name': Record<never, never>
  /** The names of groups, for roles. */
  readonly 'ssoSetUp.app.groups': Record<never, never>
  /** Give the app to at least one person, yourself for a try. */
  readonly 'ssoSetUp.app.people': Record<never, never>
  /** Connect */
  readonly 'ssoSetUp.connect.label': Record<never, never>
  /** Values from {name} */
  readonly 'ssoSetUp.connect.note': Readonly<Record<'name', string>>
  /** Give us {name}’s metadata */
  readonly 'ssoSetUp.connect.title': Readonly<Record<'name', string>>
  /** The URL is the quickest way. */
  readonly 'ssoSetUp.connect.lead': Record<never, never>
  /** Connect with OpenID Connect */
  readonly 'ssoSetUp.connect.oidcTitle': Record<never, never>
  /** Three values from the app registration. */
  readonly 'ssoSetUp.connect.oidcLead': Record<never, never>
  /** How to give us the metadata */
  readonly 'ssoSetUp.connect.how': Record<never, never>
  /** URL */
  readonly 'ssoSetUp.connect.url': Record<never, never>
  /** File */
  readonly 'ssoSetUp.connect.file': Record<never, never>
  /** By hand */
  readonly 'ssoSetUp.connect.hand': Record<never, never>
  /** Reading… */
  readonly 'ssoSetUp.connect.reading': Record<never, never>
  /** What we know */
  readonly 'ssoSetUp.connect.known': Record<never, never>
  /** Metadata URL */
  readonly 'ssoSetUp.connect.metadataUrl': Record<never, never>
  /** {name} shows it with the app. */
  readonly 'ssoSetUp.connect.metadataUrlHelp': Readonly<Record<'name', string>>
  /** Metadata file */
  readonly 'ssoSetUp.connect.metadataFile': Record<never, never>
  /** The XML file as it was downloaded. */
  readonly 'ssoSetUp.connect.metadataFileHelp': Record<never, never>
  /** From BEGIN to END, both lines included. */
  readonly 'ssoSetUp.connect.certificateHelp': Record<never, never>
  /** Sign our requests */
  readonly 'ssoSetUp.connect.sign': Record<never, never>
  /** Turn on if {name} asks for signed requests. */
  readonly 'ssoSetUp.connect.signHelp': Readonly<Record<'name', string>>
  /** The address before /.well-known/openid-configuration. */
  readonly 'ssoSetUp.connect.issuerHelp': Record<never, never>
  /** Shown to nobody after you save. */
  readonly 'ssoSetUp.connect.secretHelp': Record<never, never>
  /** One is saved. Type another one to replace it. */
  readonly 'ssoSetUp.connect.secretKept': Record<never, never>
  /** Domains */
  readonly 'ssoSetUp.domains.label': Record<never, never>
  /** Who signs in here */
  readonly 'ssoSetUp.domains.note': Record<never, never>
  /** Whose email goes to {name}? */
  readonly 'ssoSetUp.domains.title': Readonly<Record<'name', string>>
  /** Prove that a domain is yours, then its people are sent to {name}. */
  readonly 'ssoSetUp.domains.lead': Readonly<Record<'name', string>>
  /** Do this later */
  readonly 'ssoSetUp.domains.later': Record<never, never>
  /** Roles */
  readonly 'ssoSetUp.roles.label': Record<never, never>
  /** What they may do */
  readonly 'ssoSetUp.roles.note': Record<never, never>
  /** What may people from {name} do here? */
  readonly 'ssoSetUp.roles.title': Readonly<Record<'name', string>>
  /** Roles for everyone, and more for certain groups. */
  readonly 'ssoSetUp.roles.lead': Record<never, never>
  /** Turn on */
  readonly 'ssoSetUp.finish.label': Record<never, never>
  /** After a last look */
  readonly 'ssoSetUp.finish.note': Record<never, never>
  /** Ready to turn on {name}? */
  readonly 'ssoSetUp.finish.title': Readonly<Record<'name', string>>
  /** Nobody is affected until you turn it on. You can turn it off at any time. */
  readonly 'ssoSetUp.finish.lead': Record<never, never>
  /** Turn on later */
  readonly 'ssoSetUp.finish.later': Record<never, never>
  /** {name} is on */
  readonly 'ssoSetUp.finish.onTitle': Readonly<Record<'name', string>>
  /** You can turn it off at any time. */
  readonly 'ssoSetUp.finish.onLead': Record<never, never>
  /** Open the connection */
  readonly 'ssoSetUp.finish.open': Record<never, never>
  /** Try it before you sign out */
  readonly 'ssoSetUp.finish.tryTitle': Record<never, never>
  /** Open a private window and sign in there with an address of your domain. {name} should take over. */
  readonly 'ssoSetUp.finish.tryText': Readonly<Record<'name', string>>
  /** Values from {name} */
  readonly 'ssoSetUp.finish.values': Readonly<Record<'name', string>>
  /** Complete */
  readonly 'ssoSetUp.finish.valuesDone': Record<never, never>
  /** Some are missing. Go back to Connect. */
  readonly 'ssoSetUp.finish.valuesOpen': Record<never, never>
  /** People at {domains} sign in with it */
  readonly 'ssoSetUp.finish.domains': Readonly<Record<'domains', string>>
  /** None is verified yet, so nobody is sent to {name} */
  readonly 'ssoSetUp.finish.domainsOpen': Readonly<Record<'name', string>>
  /** {roles, plural, =0 {Those of the account} one {# for everyone} other {# for everyone}}, {groups, plural, =0 {no groups} one {# group} other {# groups}} */
  readonly 'ssoSetUp.finish.roles': Readonly<Record<'roles', number>> & Readonly<Record<'groups', number>>
  /** Test */
  readonly 'ssoTest.title': Record<never, never>
  /** A sign-in at {name} that signs nobody in. It works while the connection is off. */
  readonly 'ssoTest.lead': Readonly<Record<'name', string>>
  /** Try it */
  readonly 'ssoTest.start': Record<never, never>
  /** Opening… */
  readonly 'ssoTest.opening': Record<never, never>
  /** Waiting for {name} */
  readonly 'ssoTest.waiting': Readonly<Record<'name', string>>
  /** Sign in in the window that opened. The result is shown here. */
  readonly 'ssoTest.waitingText': Record<never, never>
  /** Open {name} */
  readonly 'ssoTest.open': Readonly<Record<'name', string>>
  /** Your browser blocked the window */
  readonly 'ssoTest.blocked': Record<never, never>
  /** Open it with this link. The result is shown here. */
  readonly 'ssoTest.blockedText': Record<never, never>
  /** The window was closed without an answer */
  readonly 'ssoTest.closed': Record<never, never>
  /** If it is still open, go on there. Otherwise try again. */
  readonly 'ssoTest.closedText': Record<never, never>
  /** Test passed */
  readonly 'ssoTest.state.passed': Record<never, never>
  /** Test failed */
  readonly 'ssoTest.state.failed': Record<never, never>
  /** Changed since the test */
  readonly 'ssoTest.state.outdated': Record<never, never>
  /** Not tested */
  readonly 'ssoTest.state.none': Record<never, never>
  /** Try it with your own account before you turn it on. */
  readonly 'ssoTest.noneText': Record<never, never>
  /** The values from {name} have changed since. Try it again. */
  readonly 'ssoTest.outdatedText': Readonly<Record<'name', string>>
  /** Show the result */
  readonly 'ssoTest.show': Record<never, never>
  /** Hide the result */
  readonly 'ssoTest.hide': Record<never, never>
  /** Turn on {name} without a passed test? */
  readonly 'ssoTest.untested': Readonly<Record<'name', string>>
  /** It was never tested. If a value is wrong, people at its domains cannot sign in. */
  readonly 'ssoTest.untested.none': Record<never, never>
  /** Its last test failed. People at its domains may not be able to sign in. */
  readonly 'ssoTest.untested.failed': Record<never, never>
  /** Its values have changed since the last test. If one is wrong, people at its domains cannot sign in. */
  readonly 'ssoTest.untested.outdated': Record<never, never>
  /** Test first */
  readonly 'ssoTest.first': Record<never, never>
  /** Turn on anyway */
  readonly 'ssoTest.anyway': Record<never, never>
  /** Try it */
  readonly 'ssoSetUp.try.label': Record<never, never>
  /** With your own account */
  readonly 'ssoSetUp.try.note': Record<never, never>
  /** Try {name} with your own account */
  readonly 'ssoSetUp.try.title': Readonly<Record<'name', string>>
  /** A window opens {name}. Nobody is signed in by it, and nobody else is affected. */
  readonly 'ssoSetUp.try.lead': Readonly<Record<'name', string>>
  /** Test later */
  readonly 'ssoSetUp.try.later': Record<never, never>
  /** Test */
  readonly 'ssoSetUp.finish.test': Record<never, never>
  /** Passed {date} */
  readonly 'ssoSetUp.finish.testPassed': Readonly<Record<'date', string>>
  /** Failed {date}. Go back to Try it. */
  readonly 'ssoSetUp.finish.testFailed': Readonly<Record<'date', string>>
  /** Values have changed since. Go back to Try it. */
  readonly 'ssoSetUp.finish.testOutdated': Record<never, never>
  /** Not tested. Go back to Try it. */
  readonly 'ssoSetUp.finish.testNone': Record<never, never>
  /** Certificates */
  readonly 'ssoCertificate.title': Record<never, never>
  /** {name} signs with one of them. A next one beside the present one makes a change without a gap. */
  readonly 'ssoCertificate.lead': Readonly<Record<'name', string>>
  /** Present certificate */
  readonly 'ssoCertificate.present': Record<never, never>
  /** Next certificate */
  readonly 'ssoCertificate.next': Record<never, never>
  /** Ends {date} */
  readonly 'ssoCertificate.ends': Readonly<Record<'date', string>>
  /** Ended on {date} */
  readonly 'ssoCertificate.ended': Readonly<Record<'date', string>>
  /** Its end cannot be read */
  readonly 'ssoCertificate.unread': Record<never, never>
  /** None */
  readonly 'ssoCertificate.none': Record<never, never>
  /** Add next certificate */
  readonly 'ssoCertificate.add': Record<never, never>
  /** Both are accepted until you make the next one the only one. */
  readonly 'ssoCertificate.addLead': Record<never, never>
  /** Certificate file */
  readonly 'ssoCertificate.fileLabel': Record<never, never>
  /** Its text appears below. It may be .pem, .crt or .cer. */
  readonly 'ssoCertificate.fileHelp': Record<never, never>
  /** Save certificate */
  readonly 'ssoCertificate.save': Record<never, never>
  /** Saving… */
  readonly 'ssoCertificate.saving': Record<never, never>
  /** Actions for the next certificate */
  readonly 'ssoCertificate.actions': Record<never, never>
  /** Make it the only one */
  readonly 'ssoCertificate.apply': Record<never, never>
  /** Make the next certificate the only one? */
  readonly 'ssoCertificate.applyTitle': Record<never, never>
  /** Sign-ins that {name} signs with the present one are refused from then on. Check that {name} signs with the next one. */
  readonly 'ssoCertificate.applyText': Readonly<Record<'name', string>>
  /** Remove certificate */
  readonly 'ssoCertificate.remove': Record<never, never>
  /** Remove the next certificate? */
  readonly 'ssoCertificate.removeTitle': Record<never, never>
  /** Sign-ins that {name} signs with it are refused from then on. */
  readonly 'ssoCertificate.removeText': Readonly<Record<'name', string>>
  /** {name}’s present certificate ends on {date} */
  readonly 'ssoCertificate.takesOver': Readonly<Record<'name', string>> & Readonly<Record<'date', string>>
  /** {name}’s present certificate ended on {date} */
  readonly 'ssoCertificate.tookOver': Readonly<Record<'name', string>> & Readonly<Record<'date', string>>
  /** The next one is accepted until {date}. Let {name} sign with it, then make it the only one. */
  readonly 'ssoCertificate.takesOverText': Readonly<Record<'date', string>> & Readonly<Record<'name', string>>
  /** Finish the set-up, then turn it on. */
  readonly 'errors.sso-connection-unfinished': Record<never, never>
  /** The set-up is not finished */
  readonly 'errors.sso-connection-unfinished.title': Record<never, never>
  /** Add the missing values of the identity provider first. */
  readonly 'errors.ER-SSO-INCOMPLETE': Record<never, never>
  /** Values are missing */
  readonly 'errors.ER-SSO-INCOMPLETE.title': Record<never, never>
  /** Enter a domain such as company.com, without an @. */
  readonly 'errors.sso-domain-invalid': Record<never, never>
  /** Enter a domain such as company.com, without an @. */
  readonly 'errors.ER-SSO-DOMAIN-INVALID': Record<never, never>
  /** This connection has the domain already. */
  readonly 'errors.ER-SSO-DOMAIN-EXISTS': Record<never, never>
  /** Another connection has verified this domain. Remove it there first. */
  readonly 'errors.ER-SSO-DOMAIN-TAKEN': Record<never, never>
  /** Enter the name of the group. */
  readonly 'errors.sso-group-required': Record<never, never>
  /** Enter the name of the group. */
  readonly 'errors.ER-SSO-GROUP-INVALID': Record<never, never>
  /** This group has roles already. Change those. */
  readonly 'errors.ER-SSO-GROUP-EXISTS': Record<never, never>
  /** Add the metadata first. */
  readonly 'errors.sso-metadata-required': Record<never, never>
  /** This is not the metadata of an identity provider. Download the XML again and use it as it is. */
  readonly 'errors.ER-SSO-METADATA-INVALID': Record<never, never>
  /** This is the metadata of an application, not of the identity provider. Open your app there and download its identity provider metadata. */
  readonly 'errors.ER-SSO-METADATA-OF-APPLICATION': Record<never, never>
  /** We couldn’t read anything there. Open the address in a browser: it must show XML. */
  readonly 'errors.ER-SSO-METADATA-UNREACHABLE': Record<never, never>
  /** We can’t read this certificate. Copy it from BEGIN to END, both lines included. */
  readonly 'errors.ER-SSO-CERTIFICATE-INVALID': Record<never, never>
  /** Enter the address as the provider shows it for your account, without placeholders, a password or a #. */
  readonly 'errors.sso-endpoint-invalid': Record<never, never>
  /** Enter a whole web address. It begins with https://. */
  readonly 'errors.ER-SSO-ENDPOINT-INVALID': Record<never, never>
  /** Add a domain first. */
  readonly 'errors.saml-configuration-missing': Record<never, never>
}
