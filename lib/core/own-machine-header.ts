/** Our own server sets it on a request of the machine itself, and takes it from everybody else's. */
export const OWN_MACHINE_HEADER = "x-larder-own-machine";
