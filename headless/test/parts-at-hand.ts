// These parts load on demand. A fake clock does not wait for a module to load, so that they are loaded beforehand.
import '../src/client/token-after.ts'
import '../src/http/calls.ts'
import '../src/session/answers-and-renewals.ts'
import '../src/startup/reads.ts'
