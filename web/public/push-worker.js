// The worker's name until November 2026; browsers that were registered then look for it here until a page is opened.
importScripts('/service-worker.js');
