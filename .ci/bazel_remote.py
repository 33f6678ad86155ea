#!/usr/bin/env python3
"""A Remote Execution server that keeps everything in memory, and its workers: for tests on the same computer.

bazel_remote.py server PORT | bazel_remote.py worker PORT NAME FOLDER

The messages are those of the package buildgrid (pip install --no-deps buildgrid==0.4). Its own server needs PostgreSQL. A worker runs
each action in a new folder, which has the inputs of the action and nothing else, and without a home folder.
"""
import collections
import concurrent.futures
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import threading

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2 as remote
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2_grpc as remote_grpc
from buildgrid._protos.build.bazel.semver import semver_pb2 as semver
from buildgrid._protos.google.bytestream import bytestream_pb2 as stream
from buildgrid._protos.google.bytestream import bytestream_pb2_grpc as stream_grpc
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import bots_pb2 as bots
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import bots_pb2_grpc as bots_grpc
from buildgrid._protos.google.longrunning import operations_pb2 as operations

OPTIONS = [("grpc.max_send_message_length", -1), ("grpc.max_receive_message_length", -1), ("grpc.so_reuseport", 0)]
CHUNK = 1 << 20
PENDING, ACTIVE, COMPLETED = 1, 2, 4


def digest(data):
    return remote.Digest(hash=hashlib.sha256(data).hexdigest(), size_bytes=len(data))


class Store(remote_grpc.ContentAddressableStorageServicer, remote_grpc.ActionCacheServicer, stream_grpc.ByteStreamServicer):
    """Contents by hash, and results of actions by the hash of the action."""

    def __init__(self):
        self.blobs = {hashlib.sha256(b"").hexdigest(): b""}
        self.results = {}

    def add(self, data):
        key = digest(data)
        self.blobs[key.hash] = data
        return key

    def FindMissingBlobs(self, request, context):
        return remote.FindMissingBlobsResponse(missing_blob_digests=[one for one in request.blob_digests if one.hash not in self.blobs])

    def BatchUpdateBlobs(self, request, context):
        answer = remote.BatchUpdateBlobsResponse()
        for one in request.requests:
            answer.responses.add(digest=self.add(one.data))
        return answer

    def BatchReadBlobs(self, request, context):
        answer = remote.BatchReadBlobsResponse()
        for one in request.digests:
            answer.responses.add(digest=one, data=self.blobs[one.hash])
        return answer

    def GetActionResult(self, request, context):
        if request.action_digest.hash not in self.results:
            context.abort(grpc.StatusCode.NOT_FOUND, "no result")
        return self.results[request.action_digest.hash]

    def UpdateActionResult(self, request, context):
        self.results[request.action_digest.hash] = request.action_result
        return request.action_result

    def Read(self, request, context):
        # [INSTANCE/]blobs/HASH/SIZE
        key = request.resource_name.split("blobs/")[1].split("/")[0]
        data = self.blobs.get(key)
        if data is None:
            context.abort(grpc.StatusCode.NOT_FOUND, "no such content")
        for start in range(request.read_offset, max(len(data), 1), CHUNK):
            yield stream.ReadResponse(data=data[start:start + CHUNK])

    def Write(self, requests, context):
        data = b"".join(request.data for request in requests)
        return stream.WriteResponse(committed_size=self.add(data).size_bytes)


class Capabilities(remote_grpc.CapabilitiesServicer):
    def GetCapabilities(self, request, context):
        return remote.ServerCapabilities(
            cache_capabilities=remote.CacheCapabilities(
                digest_functions=[remote.DigestFunction.SHA256],
                action_cache_update_capabilities=remote.ActionCacheUpdateCapabilities(update_enabled=True)),
            execution_capabilities=remote.ExecutionCapabilities(digest_function=remote.DigestFunction.SHA256, exec_enabled=True),
            low_api_version=semver.SemVer(major=2), high_api_version=semver.SemVer(major=2))


class Scheduler(remote_grpc.ExecutionServicer, bots_grpc.BotsServicer):
    """Gives each action to the next worker that asks for one."""

    def __init__(self, store):
        self.store = store
        self.waiting = collections.deque()
        self.arrived = threading.Condition()
        self.answers = {}
        self.number = 0

    def Execute(self, request, context):
        key = request.action_digest.hash
        name = remote.ExecuteOperationMetadata(stage=remote.ExecutionStage.QUEUED, action_digest=request.action_digest)
        result = None if request.skip_cache_lookup else self.store.results.get(key)
        cached = result is not None
        if not cached:
            answer = concurrent.futures.Future()
            with self.arrived:
                self.number += 1
                self.answers[str(self.number)] = (key, answer)
                self.waiting.append(str(self.number))
                self.arrived.notify()
            operation = operations.Operation(name=key)
            operation.metadata.Pack(name)
            yield operation
            result = answer.result()
        operation = operations.Operation(name=key, done=True)
        name.stage = remote.ExecutionStage.COMPLETED
        operation.metadata.Pack(name)
        operation.response.Pack(remote.ExecuteResponse(result=result, cached_result=cached))
        yield operation

    def CreateBotSession(self, request, context):
        session = request.bot_session
        session.name = session.bot_id
        return session

    def UpdateBotSession(self, request, context):
        """Takes the results of completed leases. A worker without leases waits for one, at most a second."""
        session = request.bot_session
        for lease in session.leases:
            if lease.state == COMPLETED:
                key, answer = self.answers.pop(lease.id)
                result = remote.ActionResult()
                lease.result.Unpack(result)
                if result.exit_code == 0:
                    self.store.results[key] = result
                answer.set_result(result)
        del session.leases[:]
        with self.arrived:
            if not self.waiting:
                self.arrived.wait(1)
            if self.waiting:
                lease = session.leases.add(id=self.waiting.popleft(), state=PENDING)
                key, _ = self.answers[lease.id]
                action = remote.Action.FromString(self.store.blobs[key])
                lease.payload.Pack(action)
        return session


def serve(port):
    server = grpc.server(concurrent.futures.ThreadPoolExecutor(64), options=OPTIONS)
    store = Store()
    scheduler = Scheduler(store)
    remote_grpc.add_CapabilitiesServicer_to_server(Capabilities(), server)
    remote_grpc.add_ContentAddressableStorageServicer_to_server(store, server)
    remote_grpc.add_ActionCacheServicer_to_server(store, server)
    stream_grpc.add_ByteStreamServicer_to_server(store, server)
    remote_grpc.add_ExecutionServicer_to_server(scheduler, server)
    bots_grpc.add_BotsServicer_to_server(scheduler, server)
    bound = server.add_insecure_port(f"127.0.0.1:{port}")
    server.start()
    print(bound, flush=True)
    server.wait_for_termination()


class Worker:
    def __init__(self, port, name, folder):
        channel = grpc.insecure_channel(f"127.0.0.1:{port}", options=OPTIONS)
        self.contents = remote_grpc.ContentAddressableStorageStub(channel)
        self.bots = bots_grpc.BotsStub(channel)
        self.folder = pathlib.Path(folder)
        self.name = name
        # Files of programs and shared inputs, which are linked and not copied for each action.
        self.cache = self.folder / "cache"
        self.cache.mkdir(parents=True)
        self.count = 0

    def read(self, key):
        path = self.cache / key.hash
        if not path.exists():
            data = self.contents.BatchReadBlobs(remote.BatchReadBlobsRequest(digests=[key])).responses[0].data
            path.write_bytes(data)
        return path

    def fill(self, folder, key):
        folder.mkdir(parents=True, exist_ok=True)
        directory = remote.Directory.FromString(self.read(key).read_bytes())
        for file in directory.files:
            source = self.read(file.digest)
            source.chmod(0o555)
            os.link(source, folder / file.name)
        for link in directory.symlinks:
            (folder / link.name).symlink_to(link.target)
        for inner in directory.directories:
            self.fill(folder / inner.name, inner.digest)

    def add(self, data):
        self.contents.BatchUpdateBlobs(remote.BatchUpdateBlobsRequest(requests=[{"digest": digest(data), "data": data}]))
        return digest(data)

    def tree(self, folder):
        """Returns the message of a folder and those of all folders in it."""
        directory = remote.Directory()
        below = []
        for path in sorted(folder.iterdir()):
            if path.is_dir():
                inner, more = self.tree(path)
                below += [inner, *more]
                directory.directories.add(name=path.name, digest=digest(inner.SerializeToString()))
            else:
                directory.files.add(name=path.name, digest=self.add(path.read_bytes()), is_executable=True)
        return directory, below

    def run(self, action):
        command = remote.Command.FromString(self.read(action.command_digest).read_bytes())
        root = self.folder / f"action{self.count}"
        self.count += 1
        self.fill(root, action.input_root_digest)
        outputs = [*command.output_files, *command.output_directories, *command.output_paths]
        for path in outputs:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
        for path in command.output_directories:
            (root / path).mkdir(exist_ok=True)
        environment = {one.name: one.value for one in command.environment_variables}
        done = subprocess.run(
            command.arguments, cwd=root / command.working_directory, env=environment, stdin=subprocess.DEVNULL, capture_output=True)
        result = remote.ActionResult(exit_code=done.returncode, stdout_raw=done.stdout, stderr_raw=done.stderr)
        result.execution_metadata.worker = self.name
        for path in outputs:
            file = root / path
            if file.is_dir():
                directory, below = self.tree(file)
                tree = remote.Tree(root=directory, children=below)
                result.output_directories.add(path=path, tree_digest=self.add(tree.SerializeToString()))
            elif file.exists():
                result.output_files.add(path=path, digest=self.add(file.read_bytes()), is_executable=True)
        shutil.rmtree(root)
        return result

    def work(self):
        session = self.bots.CreateBotSession(bots.CreateBotSessionRequest(bot_session={"bot_id": self.name}))
        while True:
            session = self.bots.UpdateBotSession(bots.UpdateBotSessionRequest(name=session.name, bot_session=session))
            for lease in session.leases:
                action = remote.Action()
                lease.payload.Unpack(action)
                lease.result.Pack(self.run(action))
                lease.state = COMPLETED
            if session.leases:
                print(len(session.leases), flush=True)


if sys.argv[1] == "server":
    serve(int(sys.argv[2]))
else:
    Worker(int(sys.argv[2]), *sys.argv[3:]).work()
